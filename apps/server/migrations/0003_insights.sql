CREATE TABLE "cycle_notices" (
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cycle_notices_month_kind_pk" PRIMARY KEY("month","kind")
);
--> statement-breakpoint
ALTER TABLE "entry_exports" ADD COLUMN "chart" jsonb;