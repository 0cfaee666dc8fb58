CREATE TABLE "payment_reminders" (
	"order_id" bigint NOT NULL,
	"customer_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reminders_order_id_step_pk" PRIMARY KEY("order_id","step")
);
--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reminders_customer" ON "payment_reminders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_reminders_staff" ON "payment_reminders" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("shipping_date","id") WHERE amount_to_pay > 0;
