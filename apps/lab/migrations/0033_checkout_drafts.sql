CREATE TABLE "checkout_drafts" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"details" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "checkout_drafts_expires" ON "checkout_drafts" USING btree ("expires_at");