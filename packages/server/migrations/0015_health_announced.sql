-- The latest day is kept in memory. Equal announcements of one transaction are sent once, however many days it stores.
CREATE TRIGGER "health_metrics_announced" AFTER INSERT OR DELETE OR UPDATE ON "health_metrics"
  FOR EACH ROW EXECUTE FUNCTION announce_change('user_id');
