CREATE TABLE "uploads_announced" (
	"id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"mtime" bigint DEFAULT 0 NOT NULL,
	"slot" text DEFAULT '' NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_announced_order_id_id_pk" PRIMARY KEY("order_id","id")
);
--> statement-breakpoint
ALTER TABLE "uploads_announced" ADD CONSTRAINT "uploads_announced_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads_announced" ADD CONSTRAINT "uploads_announced_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_announced_customer" ON "uploads_announced" USING btree ("customer_id");
--> statement-breakpoint
-- The lists of orders say which files are missing: their cached answers end with every change of that.
CREATE TRIGGER uploads_announced_added AFTER INSERT ON uploads_announced REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER uploads_announced_changed AFTER UPDATE ON uploads_announced REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER uploads_announced_removed AFTER DELETE ON uploads_announced REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER uploads_added AFTER INSERT ON uploads REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER uploads_removed AFTER DELETE ON uploads REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE FUNCTION upload_state_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET version = version + 1 WHERE id = NEW.customer_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER upload_state_changed AFTER UPDATE ON uploads
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION upload_state_changed();
