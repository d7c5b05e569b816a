ALTER TABLE "travel_items" ALTER COLUMN "item" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_items" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
-- When a part was last changed is unknown. The date of its creation lets every later change win.
UPDATE "travel_items" SET "changed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "travel_items" ALTER COLUMN "changed_at" SET NOT NULL;
