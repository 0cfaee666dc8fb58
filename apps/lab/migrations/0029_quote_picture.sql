ALTER TABLE "quotes" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "picture_size" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_picture_unique" UNIQUE("picture");