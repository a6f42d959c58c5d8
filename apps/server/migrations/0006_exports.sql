CREATE TABLE "exports" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"requested_by_user_id" text NOT NULL,
	"query" jsonb NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"file_id" text,
	"downloads" integer DEFAULT 0 NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "exports_by_time" ON "exports" USING btree ("time_created");--> statement-breakpoint
CREATE INDEX "exports_of_user" ON "exports" USING btree ("requested_by_user_id","time_created","id");--> statement-breakpoint
-- Finished reports stay where their links lead to. Other requests lived for ten minutes; they are made again.
INSERT INTO "exports" ("id", "name", "format", "requested_by_user_id", "query", "title", "language", "file_name", "status", "done", "total", "file_id", "time_created", "time_updated")
SELECT "old"."id", 'entries', 'pdf', "old"."requested_by_user_id",
	CASE WHEN "old"."chart" IS NULL THEN "old"."query" ELSE "old"."query" || jsonb_build_object('chart', "old"."chart") END,
	"old"."title", "old"."language", "file"."name", 'ready', "old"."done", "old"."total", "file"."id", "old"."time_created", "old"."time_updated"
FROM "entry_exports" "old" JOIN "files" "file" ON "file"."owner_type" = 'entryExport' AND "file"."owner_id" = "old"."id";--> statement-breakpoint
UPDATE "files" SET "owner_type" = 'export' WHERE "owner_type" = 'entryExport';--> statement-breakpoint
DROP TABLE "entry_exports";
