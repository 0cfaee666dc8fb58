DROP TABLE "repeats";
