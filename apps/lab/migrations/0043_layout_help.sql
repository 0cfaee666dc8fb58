CREATE TABLE "layout_items" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"way" text NOT NULL,
	"block" text NOT NULL,
	"titles" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"link" text NOT NULL,
	"notes" jsonb NOT NULL,
	"platform" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layout_sizes" (
	"size" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"inches" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layout_styles" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"leads" jsonb NOT NULL,
	"credits" jsonb NOT NULL,
	"formats" jsonb NOT NULL,
	"images" jsonb NOT NULL
);
