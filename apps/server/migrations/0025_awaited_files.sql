CREATE TABLE "awaited_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"time_announced" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "awaited_files_by_owner" ON "awaited_files" USING btree ("owner_type","owner_id");