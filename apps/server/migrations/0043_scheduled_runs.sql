CREATE TABLE "report_schedule_runs" (
	"export_id" text PRIMARY KEY NOT NULL,
	"schedule_id" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "parts" text[];--> statement-breakpoint
ALTER TABLE "report_schedule_runs" ADD CONSTRAINT "report_schedule_runs_export_id_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_runs" ADD CONSTRAINT "report_schedule_runs_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_schedule_runs_of_schedule" ON "report_schedule_runs" USING btree ("schedule_id");--> statement-breakpoint
UPDATE "report_schedules" SET "last_result" = "last_result" || '{"failed": 0}' WHERE "last_result" IS NOT NULL;
