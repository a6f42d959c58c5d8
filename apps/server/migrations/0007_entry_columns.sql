-- The columns take the names that the domain uses.
ALTER TABLE "entries" RENAME COLUMN "time" TO "timestamp";--> statement-breakpoint
ALTER TABLE "entries" RENAME COLUMN "opinion" TO "observation_type";--> statement-breakpoint
ALTER TABLE "entries" RENAME COLUMN "category_id" TO "observation_category_id";--> statement-breakpoint
ALTER TABLE "entries" RENAME COLUMN "item_id" TO "observation_item_id";
