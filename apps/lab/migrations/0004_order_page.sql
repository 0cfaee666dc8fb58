CREATE TABLE "attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"customer_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"message_id" bigint,
	"folder" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"by_studio" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attachments_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"choice" text NOT NULL,
	CONSTRAINT "notification_choices_customer_id_kind_pk" PRIMARY KEY("customer_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"digest" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "written_once" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "written_once_actor_key_pk" PRIMARY KEY("actor","key")
);
--> statement-breakpoint
CREATE TABLE "order_details" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"book_id" text DEFAULT '' NOT NULL,
	"article_id" text DEFAULT '' NOT NULL,
	"product_id" text DEFAULT '' NOT NULL,
	"project_id" text DEFAULT '' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_type" text DEFAULT '' NOT NULL,
	"shipping_number" text DEFAULT '' NOT NULL,
	"receipt" text DEFAULT '' NOT NULL,
	"shipping_address" jsonb,
	"other_address" jsonb,
	"linked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"promised_date" date,
	"first_promised_date" date,
	"slip_reason" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"delivered_date" date
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_steps_step" UNIQUE("order_id","step")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_missing_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "category_template" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answers" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "item" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_details" ADD CONSTRAINT "order_details_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_details" ADD CONSTRAINT "order_details_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_message" ON "attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachments_folder" ON "attachments" USING btree ("customer_id","order_id","folder");--> statement-breakpoint
CREATE INDEX "notifications_waiting" ON "notifications" USING btree ("sent_at","due_at");--> statement-breakpoint
CREATE INDEX "written_once_at" ON "written_once" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_for_studio" ON "messages" USING btree ("ts_created") WHERE ts_read is null and fao = 'studio';--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("ts_created") WHERE is_missing_status = 'open';--> statement-breakpoint
CREATE INDEX "messages_customer" ON "messages" USING btree ("customer_id","ts_created");--> statement-breakpoint
-- What an order's page shows follows the customer's version, as its row does.
CREATE TRIGGER attachments_added AFTER INSERT ON attachments REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER attachments_changed AFTER UPDATE ON attachments REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER order_details_added AFTER INSERT ON order_details REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER order_details_changed AFTER UPDATE ON order_details REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER order_steps_added AFTER INSERT ON order_steps REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER order_steps_removed AFTER DELETE ON order_steps REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
