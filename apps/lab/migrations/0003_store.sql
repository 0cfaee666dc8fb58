CREATE TABLE "news" (
	"id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"titles" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"picture" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_products" (
	"customer_id" integer NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "kept_products_customer_id_slug_pk" PRIMARY KEY("customer_id","slug")
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"type" smallint NOT NULL,
	"is_important" boolean NOT NULL,
	"link" text NOT NULL,
	"picture" text NOT NULL,
	"names" jsonb NOT NULL,
	"promo_filter" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"file_id" text NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presets" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"svg" text NOT NULL,
	"filter_id" text NOT NULL,
	"filter_names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_files" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"section" text NOT NULL,
	"path" text NOT NULL,
	"names" jsonb NOT NULL,
	"filename" text NOT NULL,
	"kind" text NOT NULL,
	"is_updated" boolean NOT NULL,
	"viewable" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" text NOT NULL,
	"customer_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "projects_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_rate" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "campaigns" jsonb DEFAULT '{"storybook":0,"wallart":0,"mats":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "article_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "info_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "buy" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_active_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_in_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "descriptions" jsonb DEFAULT '{"en":"","it":"","es":"","fr":"","de":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "promo_connection" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "promo_filter" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "date_filter" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "subjects" jsonb DEFAULT '{"en":"","it":"","es":"","fr":"","de":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "html" jsonb DEFAULT '{"en":"","it":"","es":"","fr":"","de":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "html_big" jsonb DEFAULT '{"en":"","it":"","es":"","fr":"","de":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "popup_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "starts_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "ends_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "orders_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_products" ADD CONSTRAINT "kept_products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_products" ADD CONSTRAINT "kept_products_slug_products_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_notes" ADD CONSTRAINT "file_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_slug_products_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_slug_products_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_slug_products_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_day" ON "news" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "slides_position" ON "slides" USING btree ("position");--> statement-breakpoint
CREATE INDEX "file_notes_customer" ON "file_notes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "product_files_slug" ON "product_files" USING btree ("slug","position");--> statement-breakpoint
CREATE INDEX "projects_customer" ON "projects" USING btree ("customer_id","slug","changed_at");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "details";