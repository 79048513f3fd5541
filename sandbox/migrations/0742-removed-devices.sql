-- A member who removed the device does not see it. Its row stays: without it the account would look as if no device had ever been verified.
ALTER TABLE devices ADD COLUMN removed boolean NOT NULL DEFAULT false;
