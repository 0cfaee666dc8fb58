CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"token" text DEFAULT '' NOT NULL,
	"again" boolean DEFAULT false NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("queue","run_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_running" ON "jobs" USING btree ("lease_until") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "jobs_problem" ON "jobs" USING btree ("id") WHERE problem <> '';--> statement-breakpoint
CREATE INDEX "visits_customer" ON "visits" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "attachments_order" ON "attachments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "notifications_customer" ON "notifications" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "notifications_order" ON "notifications" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_challenges_customer" ON "card_challenges" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_cards_customer" ON "order_cards" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_cards_card" ON "order_cards" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "order_details_customer" ON "order_details" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_steps_customer" ON "order_steps" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "activations_customer" ON "activations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tickets_customer" ON "tickets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_promotions_promotion" ON "customer_promotions" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "kept_products_slug" ON "kept_products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "presets_slug" ON "presets" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "projects_slug" ON "projects" USING btree ("slug");--> statement-breakpoint
-- Rows of this table live for seconds: a server's autovacuum comes after thousands of them, not after a fifth of the table.
ALTER TABLE "jobs" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
