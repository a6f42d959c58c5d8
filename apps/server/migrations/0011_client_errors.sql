CREATE TABLE "client_errors" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"versions" text[] NOT NULL,
	"routes" text[] NOT NULL,
	"browsers" text[] NOT NULL,
	"count" integer NOT NULL,
	"offline_count" integer NOT NULL,
	"time_created" timestamp (3) with time zone NOT NULL,
	"time_updated" timestamp (3) with time zone NOT NULL,
	"time_resolved" timestamp (3) with time zone,
	"resolved_by_user_id" text,
	"resolved_in_version" text,
	CONSTRAINT "client_errors_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE INDEX "client_errors_by_time" ON "client_errors" USING btree ("time_updated","id");--> statement-breakpoint
CREATE INDEX "client_errors_by_age" ON "client_errors" USING btree ("time_created");