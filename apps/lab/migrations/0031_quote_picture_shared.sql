ALTER TABLE "quotes" DROP CONSTRAINT "quotes_picture_unique";--> statement-breakpoint
CREATE INDEX "quotes_picture" ON "quotes" USING btree ("picture");