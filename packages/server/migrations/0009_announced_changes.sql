-- Whoever changes a row of these tables, by whatever way, tells every process that remembers it: with the commit, and only
-- then. The payload is the name of the table and the columns that name whom it concerns.
CREATE FUNCTION "announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  payload text := TG_TABLE_NAME;
  key text;
BEGIN
  FOREACH key IN ARRAY TG_ARGV LOOP
    payload := payload || ' ' || (changed ->> key);
  END LOOP;
  PERFORM pg_notify('manasik_changes', payload);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same for what all groups of a user see: one announcement for each group, with the user, and the revision where
-- the table has one.
CREATE FUNCTION "announce_to_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  PERFORM pg_notify(
    'manasik_changes',
    concat_ws(' ', TG_TABLE_NAME, group_id, changed ->> 'user_id', changed ->> 'revision')
  )
  FROM hajj_group_members
  WHERE user_id = (changed ->> 'user_id')::uuid AND status = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A session that begins is remembered nowhere yet; when it was last used is not remembered.
CREATE TRIGGER "sessions_announced" AFTER DELETE OR UPDATE OF user_id, token_hash, expires_at ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION announce_change('user_id');
--> statement-breakpoint
CREATE TRIGGER "users_announced" AFTER DELETE OR UPDATE ON "users"
  FOR EACH ROW EXECUTE FUNCTION announce_change('id');
--> statement-breakpoint
CREATE TRIGGER "settings_announced" AFTER INSERT OR DELETE OR UPDATE ON "settings"
  FOR EACH ROW EXECUTE FUNCTION announce_change('user_id');
--> statement-breakpoint
-- Up to where a member has read changes often, and is not remembered.
CREATE TRIGGER "hajj_group_members_announced"
  AFTER INSERT OR DELETE OR UPDATE OF group_id, user_id, role, status, joined_at ON "hajj_group_members"
  FOR EACH ROW EXECUTE FUNCTION announce_change('group_id', 'user_id');
--> statement-breakpoint
-- All but the number of the newest message.
CREATE TRIGGER "hajj_groups_announced"
  AFTER DELETE OR UPDATE OF name, description, meeting_point, emergency_contact, max_members, group_code,
    approval_required, meeting_latitude, meeting_longitude ON "hajj_groups"
  FOR EACH ROW EXECUTE FUNCTION announce_change('id');
--> statement-breakpoint
CREATE TRIGGER "hajj_group_people_announced" AFTER INSERT OR DELETE OR UPDATE ON "hajj_group_people"
  FOR EACH ROW EXECUTE FUNCTION announce_change('group_id');
--> statement-breakpoint
CREATE TRIGGER "roll_calls_announced" AFTER INSERT OR DELETE OR UPDATE ON "roll_calls"
  FOR EACH ROW EXECUTE FUNCTION announce_change('group_id');
--> statement-breakpoint
CREATE TRIGGER "sos_calls_announced" AFTER INSERT OR DELETE OR UPDATE ON "sos_calls"
  FOR EACH ROW EXECUTE FUNCTION announce_to_groups();
--> statement-breakpoint
-- Of positions only the ends: the rest is too much, and is told by the bus.
CREATE TRIGGER "positions_announced" AFTER UPDATE ON "positions"
  FOR EACH ROW WHEN (OLD.latitude IS NOT NULL AND NEW.latitude IS NULL) EXECUTE FUNCTION announce_to_groups();
