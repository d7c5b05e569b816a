CREATE TABLE "group_checklist_items" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text,
	"added_by" uuid,
	"is_done" boolean DEFAULT false NOT NULL,
	"done_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ticked_at" timestamp with time zone,
	CONSTRAINT "group_checklist_items_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "group_checklist_items" ADD CONSTRAINT "group_checklist_items_group_id_hajj_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."hajj_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_checklist_items" ADD CONSTRAINT "group_checklist_items_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_checklist_items" ADD CONSTRAINT "group_checklist_items_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_checklist_items_adder_index" ON "group_checklist_items" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "group_checklist_items_doer_index" ON "group_checklist_items" USING btree ("done_by");