CREATE TABLE "product_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL
);
