CREATE TABLE "photo_downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"photo_key" text NOT NULL,
	"release_id" bigint,
	"staff_id" integer,
	"name" text NOT NULL,
	"refused" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_releases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"photo_key" text NOT NULL,
	"text_id" text NOT NULL,
	"name" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_photo_orders" (
	"photo_id" bigint NOT NULL,
	"order_code" text NOT NULL,
	CONSTRAINT "shared_photo_orders_photo_id_order_code_pk" PRIMARY KEY("photo_id","order_code")
);
--> statement-breakpoint
CREATE TABLE "shared_photo_tags" (
	"photo_id" bigint NOT NULL,
	"category" text NOT NULL,
	"value" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	CONSTRAINT "shared_photo_tags_photo_id_category_value_pk" PRIMARY KEY("photo_id","category","value")
);
--> statement-breakpoint
CREATE TABLE "shared_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"upload_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"is_composition" boolean DEFAULT false NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "shared_photos_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_place";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "share_session" text;--> statement-breakpoint
ALTER TABLE "photo_downloads" ADD CONSTRAINT "photo_downloads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_downloads" ADD CONSTRAINT "photo_downloads_release_id_photo_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."photo_releases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_releases" ADD CONSTRAINT "photo_releases_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_releases" ADD CONSTRAINT "photo_releases_text_id_release_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."release_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_photo_orders" ADD CONSTRAINT "shared_photo_orders_photo_id_shared_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."shared_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_photo_tags" ADD CONSTRAINT "shared_photo_tags_photo_id_shared_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."shared_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_photos" ADD CONSTRAINT "shared_photos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_photos" ADD CONSTRAINT "shared_photos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_downloads_customer" ON "photo_downloads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "photo_downloads_release" ON "photo_downloads" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "photo_downloads_photo" ON "photo_downloads" USING btree ("photo_key","id");--> statement-breakpoint
CREATE INDEX "photo_releases_customer" ON "photo_releases" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "photo_releases_text" ON "photo_releases" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "photo_releases_photo" ON "photo_releases" USING btree ("photo_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_releases_in_force" ON "photo_releases" USING btree ("photo_key") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "shared_photo_orders_code" ON "shared_photo_orders" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "shared_photo_tags_value" ON "shared_photo_tags" USING btree ("category","value");--> statement-breakpoint
CREATE INDEX "shared_photos_customer" ON "shared_photos" USING btree ("customer_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "shared_photos_sent" ON "shared_photos" USING btree ("sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_photos_once" ON "shared_photos" USING btree ("customer_id","sha256") WHERE sent_at is not null;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_place" CHECK (num_nonnulls(order_id, project_id, share_session) = 1);