ALTER TABLE "eop_attachments" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "eop_attachments" SET "time_updated" = "time_created";