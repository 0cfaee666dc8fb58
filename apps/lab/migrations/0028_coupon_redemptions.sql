CREATE TABLE "coupon_redemptions" (
	"customer_id" integer NOT NULL,
	"promotion_id" text NOT NULL,
	"order_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_customer_id_promotion_id_pk" PRIMARY KEY("customer_id","promotion_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemptions_promotion" ON "coupon_redemptions" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_order" ON "coupon_redemptions" USING btree ("order_code");