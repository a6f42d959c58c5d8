CREATE TABLE "staff_reads" (
	"id" text PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"user_id" text NOT NULL,
	"procedure" text NOT NULL,
	"input" jsonb NOT NULL,
	"count" integer
);
--> statement-breakpoint
CREATE INDEX "staff_reads_by_time" ON "staff_reads" USING btree ("time","id");--> statement-breakpoint
CREATE INDEX "staff_reads_by_user" ON "staff_reads" USING btree ("user_id","time","id");