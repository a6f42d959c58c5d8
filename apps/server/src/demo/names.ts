// Names for the people of the demo district. No first or last name is used twice while others are left.
import type { Random } from './random.ts';

const firstNames =
  'Angela Marcus Elena David Priya Thomas Keisha Robert Lucia James Mei Carlos Hannah Andre Sofia William Fatima Kevin Grace Miguel Rachel Darnell Olivia Patrick Yolanda Samuel Imani Brian Rosa Anthony Linh Teresa Jamal Nicole Steven Aisha Daniel Marisol Gregory Denise Omar Heather Luis Tamika Joseph Ananya Curtis Valeria Michelle Ethan Renee Hector Megan Isaiah Leticia Eric Naomi Victor Sharon Malik Cynthia Diego Julia Wesley Camila Raymond Joy Terrence Beth Alonzo Nadia Philip Carmen Dwayne Alice Ruben Monica Trevor Leah Vincent Dolores Kofi Amy Sergio Paula Xavier Irene Todd';
const lastNames =
  'Reyes Carter Nguyen Brooks Patel Hughes Washington Kim Alvarez Bennett Coleman Foster Garcia Harper Ivey Jenkins Lawson Mitchell Ortiz Price Quinn Ramirez Simmons Turner Vega Whitfield Young Zimmerman Adeyemi Boone Castillo Dalton Espinoza Fleming Gaines Hwang Irwin Jimenez Kowalski Langston Mercer Navarro Owens Perkins Rahman Sandoval Thornton Underwood Vance Walters Abbott Barrera Chavez Donovan Ellison Fuentes Goodwin Herrera Inoue Jefferson Kaplan Lindsey Montoya Norwood Osborne Pham Ruiz Sheffield Tran Ulrich Villarreal Webb Yates Avery Blackwell Crawford Delgado Eason Fitzgerald Greer Holloway Ingram Joyner Keller Lowery McBride Nolan Ocampo Pruitt Rosales Stokes Tillman Vaughn Wooten';

export function demoNames(random: Random): () => { firstName: string; lastName: string } {
  const drawFirst = withoutReplacement(firstNames.split(' '), random);
  const drawLast = withoutReplacement(lastNames.split(' '), random);
  return () => ({ firstName: drawFirst(), lastName: drawLast() });
}

function withoutReplacement(names: readonly string[], random: Random): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = [...names];
    return left.splice(random.whole(left.length), 1)[0] ?? '';
  };
}
