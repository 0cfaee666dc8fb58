ALTER TABLE "checkouts" ADD COLUMN "posted" jsonb;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "origin" jsonb DEFAULT '{}'::jsonb NOT NULL;