CREATE TABLE "sandbox_charges" (
	"charge" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"parts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"back" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
INSERT INTO "sandbox_charges" ("charge", "state", "reason", "amount", "back")
SELECT "charge",
  CASE WHEN "state" = 'pending' THEN 'open' WHEN "state" = 'challenged' THEN 'challenge'
    WHEN "state" IN ('charged', 'settled', 'refunding') THEN 'charged' WHEN "state" = 'refunded' THEN 'refunded'
    ELSE 'declined' END,
  CASE WHEN "state" = 'declined' THEN "reason" ELSE '' END, "amount",
  CASE WHEN "url" = '' THEN '' ELSE regexp_replace("url", '/embed/.*$', '/checkout/' || "order_code" || '/payment') END
FROM "card_charges" WHERE "provider" = 'sandbox';
