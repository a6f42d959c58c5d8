ALTER TABLE "files" DROP CONSTRAINT "files_storage_key_unique";--> statement-breakpoint
CREATE INDEX "files_by_storage_key" ON "files" USING btree ("storage_key");