CREATE TABLE "upload_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"user_id" text NOT NULL,
	"bytes" integer NOT NULL,
	"time_reserved" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "upload_reservations_by_user" ON "upload_reservations" USING btree ("user_id");