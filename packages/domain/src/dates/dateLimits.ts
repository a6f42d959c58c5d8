// Years that people write. Beyond them, adding a day or a time zone could leave the range of ISO text and PostgreSQL.
export const earliestDate = '1900-01-01';
export const latestDate = '2999-12-31';
