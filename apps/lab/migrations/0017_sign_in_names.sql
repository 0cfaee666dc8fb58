ALTER TABLE "customers" ADD COLUMN "sign_in_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Companies go on signing in by the name that they have; open links belong to the address that they were mailed to.
UPDATE "customers" SET "sign_in_name" = coalesce("company"->>'name', '');--> statement-breakpoint
UPDATE "invitations" SET "email" = c."email" FROM "customers" c WHERE c."id" = "invitations"."customer_id";--> statement-breakpoint
CREATE INDEX "customers_sign_in_name" ON "customers" USING btree (lower("sign_in_name"));
