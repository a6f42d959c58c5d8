// Years that people write. Further out, adding a day or a time zone could leave what ISO text and PostgreSQL hold.
export const earliestDate = '1900-01-01';
export const latestDate = '2999-12-31';
