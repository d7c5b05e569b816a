CREATE INDEX "group_messages_user_index" ON "group_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "positions_until_index" ON "positions" USING btree ("until") WHERE until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "roll_calls_starter_index" ON "roll_calls" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "sos_coming_user_index" ON "sos_coming" USING btree ("user_id");