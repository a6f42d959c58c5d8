DROP INDEX "safety_alerts_by_time";--> statement-breakpoint
CREATE INDEX "safety_alerts_by_state" ON "safety_alerts" USING btree (("time_resolved" is null),"time_created","id");