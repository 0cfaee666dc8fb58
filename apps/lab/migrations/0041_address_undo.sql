ALTER TABLE "delivery_addresses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "order_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "delivery_addresses_deleted" ON "delivery_addresses" USING btree ("deleted_at") WHERE "delivery_addresses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "staff_actions_order_code" ON "staff_actions" USING btree ("order_code") WHERE "staff_actions"."order_code" <> '';