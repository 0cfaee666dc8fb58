CREATE TABLE "print_orders" (
	"quote_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"rev" integer NOT NULL,
	"document" text NOT NULL,
	"photos" text[] NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_versions" (
	"project_id" bigint NOT NULL,
	"customer_id" integer NOT NULL,
	"rev" integer NOT NULL,
	"document" text NOT NULL,
	"photos" text[] NOT NULL,
	"sheets" integer NOT NULL,
	"used" integer NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"restored" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "print_versions_project_id_rev_pk" PRIMARY KEY("project_id","rev")
);
--> statement-breakpoint
CREATE TABLE "print_files" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sheet" integer NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "print_files_name" UNIQUE("order_id","kind","name")
);
--> statement-breakpoint
CREATE TABLE "print_runs" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_uuid_unique";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "print_uuid" text;--> statement-breakpoint
ALTER TABLE "size_prices" ADD COLUMN "tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "images_id" text;--> statement-breakpoint
ALTER TABLE "print_orders" ADD CONSTRAINT "print_orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_orders" ADD CONSTRAINT "print_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_versions" ADD CONSTRAINT "print_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_versions" ADD CONSTRAINT "print_versions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_runs" ADD CONSTRAINT "print_runs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_runs" ADD CONSTRAINT "print_runs_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_orders_customer" ON "print_orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "print_orders_photos" ON "print_orders" USING gin ("photos");--> statement-breakpoint
CREATE INDEX "print_versions_customer" ON "print_versions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "print_versions_photos" ON "print_versions" USING gin ("photos");--> statement-breakpoint
CREATE INDEX "print_files_customer" ON "print_files" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "print_runs_customer" ON "print_runs" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_images_id_designer_projects_id_fk" FOREIGN KEY ("images_id") REFERENCES "public"."designer_projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_print" ON "quotes" USING btree ("customer_id","print_uuid");--> statement-breakpoint
CREATE INDEX "projects_images" ON "projects" USING btree ("images_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_uuid" UNIQUE("customer_id","uuid");