DROP INDEX "responder_links_by_sharer";--> statement-breakpoint
CREATE INDEX "responder_links_by_creator" ON "responder_links" USING btree ("created_by_user_id","time_created");