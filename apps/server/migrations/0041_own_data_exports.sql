CREATE TABLE "own_data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"requested_by_user_id" text NOT NULL,
	"status" text NOT NULL,
	"with_plans" boolean NOT NULL,
	"problem" text,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"size" bigint,
	"sha256" text,
	"downloads" integer DEFAULT 0 NOT NULL,
	"time_ready" timestamp (3) with time zone,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "own_data_exports_generating" ON "own_data_exports" USING btree ("status") WHERE "own_data_exports"."status" = 'generating';--> statement-breakpoint
CREATE INDEX "own_data_exports_by_person" ON "own_data_exports" USING btree ("requested_by_user_id","time_created");