CREATE TABLE "upload_passes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"order_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_sets" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"pages" integer NOT NULL,
	"profile" text DEFAULT 'sRGB' NOT NULL,
	"folder" text NOT NULL,
	"manifest" jsonb,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "upload_slots" (
	"order_id" bigint NOT NULL,
	"slot" text NOT NULL,
	"upload_id" text NOT NULL,
	CONSTRAINT "upload_slots_order_id_slot_pk" PRIMARY KEY("order_id","slot"),
	CONSTRAINT "upload_slots_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mtime" bigint DEFAULT 0 NOT NULL,
	"edges" text DEFAULT '' NOT NULL,
	"claimed" text DEFAULT '' NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'partial' NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"accepted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"thumbnail" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "session_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_passes" ADD CONSTRAINT "upload_passes_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_sets" ADD CONSTRAINT "upload_sets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_slots" ADD CONSTRAINT "upload_slots_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_slots" ADD CONSTRAINT "upload_slots_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_passes_session" ON "upload_passes" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "uploads_order" ON "uploads" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "uploads_customer" ON "uploads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "uploads_unfinished" ON "uploads" USING btree ("touched_at") WHERE state <> 'checked';