CREATE TABLE "reprints" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"original_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"pieces" text NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reprints" ADD CONSTRAINT "reprints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reprints" ADD CONSTRAINT "reprints_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reprints" ADD CONSTRAINT "reprints_original_id_orders_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reprints" ADD CONSTRAINT "reprints_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reprints_original" ON "reprints" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "reprints_customer" ON "reprints" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reprints_staff" ON "reprints" USING btree ("staff_id");