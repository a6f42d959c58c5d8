ALTER TABLE "files" ADD COLUMN "time_trashed" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "files_trashed" ON "files" USING btree ("time_trashed") WHERE time_trashed is not null;