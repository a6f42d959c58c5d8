CREATE TABLE "drill_reminders" (
	"day" date PRIMARY KEY NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
