ALTER TABLE "quotes" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "share_code" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "share_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_share_code_unique" UNIQUE("share_code");--> statement-breakpoint
UPDATE "quotes" SET "search" = lower("quotes"."name" || ' ' || "products"."name" || ' ' || "quotes"."order_code") FROM "products" WHERE "products"."slug" = "quotes"."slug";
