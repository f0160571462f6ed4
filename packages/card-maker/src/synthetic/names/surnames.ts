/** Peoples whose names the players bore. */
export const PEOPLES = [
  'British',
  'Irish',
  'German',
  'Slavic',
  'Italian',
  'French',
  'Nordic',
  'Latin',
  'Japanese',
  'Korean',
] as const;
export type People = (typeof PEOPLES)[number];

/** How many of a hundred players born around a year bore a name of each people, in their order. */
export const PEOPLES_BY_BIRTH = `
  1835 66 25  7  0  0  1  1  0   0  0
  1860 50 30 16  0  0  2  2  0   0  0
  1880 49 22 22  1 .5  2  3 .1   0  0
  1895 51 13 23  3  2  3  4 .3   0  0
  1912 52  9 17  9  7  3  3  1   0  0
  1930 60  7 11  6  5  2  3  7   0  0
  1945 60  6  9  4  4  2  2 13   0  0
  1960 57  6  8  3  4  2  2 18   0  0
  1969 51  5  8  3  3  2  2 24   0  0
  1975 48  5  8  3  3  2  2 27 .8 .4
  1990 43  5  8  3  3  2  2 32 .8 .4
`;

/**
 * Surnames by people; lines of a weight and the names that are as common as that, from general
 * knowledge of how often they are borne.
 */
export const SURNAMES: Readonly<Record<People, string>> = {
  British: `
    20 Smith Johnson Williams Brown Jones Davis Miller Wilson Moore Taylor
    10 Anderson Thomas Jackson White Harris Martin Thompson Robinson Clark Lewis Walker Hall Allen Young
    10 King Wright Hill Scott Green Adams Baker Nelson Carter Mitchell Roberts Turner Phillips Campbell
    10 Parker Evans Edwards Collins Stewart Morris Rogers Reed Cook Morgan Bell Cooper Richardson Cox
    6 Howard Ward Peterson Gray James Watson Brooks Sanders Price Bennett Wood Barnes Ross Henderson
    6 Coleman Jenkins Perry Powell Long Patterson Hughes Washington Butler Simmons Foster Bryant
    6 Alexander Russell Griffin Hayes Myers Ford Hamilton Graham Wallace Woods Cole West Jordan Owens
    6 Reynolds Fisher Ellis Harrison Gibson McDonald Marshall Wells Webb Simpson Stevens Tucker
    6 Porter Hunter Hicks Crawford Henry Boyd Mason Kennedy Warren Dixon Ramsey Burns Gordon Shaw Holmes
    3 Rice Robertson Hunt Black Daniels Palmer Mills Nichols Grant Knight Ferguson Rose Stone Dunn
    3 Hawkins Perkins Hudson Spencer Gardner Stephens Payne Pierce Berry Matthews Arnold Willis
    3 Watkins Carroll Duncan Hart Cunningham Bradley Lane Andrews Harper Fox Riley Armstrong
    3 Carpenter Weaver Greene Lawrence Elliott Sims Austin Peters Kelley Franklin Lawson Fields
    3 Ryan Carr Vaughn Wheeler Chapman Oliver Montgomery Richards Williamson Johnston Banks Bishop
    3 McCoy Howell Morrison Garrett Harvey Little Burton Stanley George Jacobs Reid Fuller
    3 Lynch Dean Gilbert Welch Frazier Burke Moreland Bowman Fowler
    2 Barrett Brewer Cobb Cross Day Dalton Darnell Drake Easley Emery Farmer Farris Fleming Fletcher
    2 Freeman Frost Garner Gentry Gill Glover Goodwin Hale Hancock Hardy Hargrove Harmon Hastings Hatcher
    2 Higgins Hodges Holland Holt Hooper Hopkins Hubbard Humphrey Ingram Kirby Lamb Lambert Leonard
    2 Lowe Lyons Manning Marsh Maxwell McClain McGee McKenzie McLaughlin Mead Moss Newman Newton Norris
    2 Norton Osborne Page Parrish Parsons Paxton Pickett Poole Potter Pratt Randolph Ray Rhodes Sawyer
    2 Sharp Shelton Sherman Shepherd Singleton Skinner Stafford Steele Strickland Summers Sutton
    2 Tate Thornton Travis Turley Tyler Underwood Wade Walsh Walton Waters Whitaker Wilkins Winters
    2 Woodard Woodward Yates York Abernathy Ainsworth Ashby Atwood Barlow Bascom Beckett Blackburn
    2 Blanchard Bledsoe Bracken Buckner Burleson Calhoun Cantrell Claiborne Colby Coggins Corbin Crabtree
    1 Culpepper Dabney Dawes Dillard Ellsworth Embry Fairchild Faulkner Gaines Gatlin Goss Hackett
    1 Haskell Holloway Huckaby Ivey Jarrett Kimball Kittredge Langford Ledbetter Lockwood Mabry Mayfield
    1 Merriweather Nash Overton Pettigrew Prescott Purcell Rawlings Redding Rutledge Sewell Shockley
    1 Sloan Stallings Standish Thackery Tillman Tolliver Vickers Wardlow Whitfield Wilkerson Winslow
    1 Womack Wooten Yancey
  `,
  Irish: `
    10 Murphy Kelly Sullivan Burke Ryan Collins Walsh Daly Moran Doyle Casey Lynch Kennedy Murray
    6 Brennan Burns Callahan Carroll Clancy Connolly Connors Corcoran Coughlin Cronin Dolan Donahue
    6 Donovan Dowd Duffy Dugan Egan Fitzgerald Flynn Foley Gallagher Gleason Griffin Hanlon Hart
    6 Healy Hogan Keefe Kane Kearney Keating Leary Mahoney Maloney McCarthy McCormick McDermott McGill
    6 McGinnis McGrath McGuire McMahon McNamara Mulligan Nolan Quinn Reilly Riley Sheehan Shea Sweeney
    3 Bannon Boyle Brady Cassidy Conway Crowley Cullen Devlin Dempsey Dillon Dooley Farrell
    3 Finnegan Flaherty Flanagan Gilligan Grady Hagan Halloran Hennessy Hickey Hurley Joyce Kilroy
    3 Larkin Lavelle Madigan Manning McAuliffe McBride McCabe McCue McElroy McHale McInerney McKenna
    3 McQuaid Meagher Mooney Mulvey Mullen Noonan Rafferty Regan Rooney Scanlon Shannon Tierney Tobin
    3 Toomey Tracy Whalen
  `,
  German: `
    10 Miller Wagner Meyer Schmidt Schultz Snyder Weber Becker Hoffman Keller Klein Zimmerman
    6 Bauer Beck Berger Brandt Decker Ebert Eckert Engel Fischer Frank Frey Fritz Fuchs Gerber
    6 Graf Groh Haas Hahn Hartman Herman Hess Hoffer Huber Kaiser Kaufman Kessler Koch Koenig Kramer
    6 Kraus Krueger Kuhn Lang Lange Lehman Lentz Ludwig Mueller Myers Neumann Otto Pfeiffer Reinhart
    6 Richter Roth Schaefer Schneider Schroeder Schwartz Seitz Shafer Shriver Stahl Stein Strauss
    3 Baumann Baumgartner Bender Benz Bittner Boehm Bruner Dietrich Dietz Doerr Dressler Ehrhardt
    3 Eichhorn Ernst Faber Fessler Geiger Geyer Gruber Gunther Haase Heilman Heller Henkel Herzog
    3 Kern Kirsch Klinger Knapp Kohler Kolb Kreutzer Lauer Lutz Metzger Mohr Nagel Oberlander Ott Pohl
    3 Rausch Reuter Ritter Ruppert Sauer Schaller Scheibe Schilling Schlosser Schreiber Schumacher
    3 Seibert Siegel Spahr Stauffer Steiner Stolz Strobel Traut Ulrich Vogel Voss Weiss Werner Winkler
    3 Wirth Wolff Zeller Ziegler Cohen Levy Rosen Solomon Goodman
  `,
  Slavic: `
    10 Novak Kowalski Nowak Wisniewski Kozlowski Jankowski Kaminski Lewandowski Sobczak Wojcik
    6 Adamczyk Baranski Borkowski Bielski Cerny Chmielewski Dombrowski Dvorak Galinski
    6 Gorski Grabowski Hudak Jablonski Janowicz Jurek Kosco Kovach Kovacs Krall Kubiak Kucharski Lukas
    6 Malinowski Marek Markovich Mazur Michalak Nagy Olszewski Ostrowski Pavlik Petrovich Piatek Pulaski
    3 Radich Rozek Sadowski Sandor Simko Slivka Stanek Sudol Svoboda Szymanski Tomczak
    3 Urban Vukovich Wasik Wolski Yurak Zaleski Zarek Zelinski Zielinski Zuber Kralick Lazor Krupa
  `,
  Italian: `
    10 Russo Romano Colombo Ricci Marino Greco Bruno Gallo Conti DeLuca Costa Rizzo Lombardi Moretti
    6 Barone Basile Bianchi Calabrese Caruso Castellano Catalano Cavallo Ciccone Coletta
    6 DeAngelo DeMarco DeSantis DiNardo DiPietro Esposito Fanelli Farina Ferrara Ferraro Fusco Gambino
    6 Gentile Giordano Grasso Grillo LaRosa Leone Longo Mancini Mancuso Marchetti Martello Mazza
    3 Messina Monaco Napoli Nardone Orlando Pagano Palermo Parisi Pellegrino Pinelli
    3 Rinaldi Rossi Sabatini Salvaggio Santoro Scala Serra Tedesco Tomasi Traina Vitale
    3 Zamboni Camilleri Carnevale
  `,
  French: `
    6 LaRoche Boudreau Fontaine Gagnon LeBlanc Landry Beaulieu Bergeron Blanchard Bouchard Breaux
    6 Broussard Chevalier Cloutier Comeau Cormier Cote Daigle Desjardins Dubois Dupont
    3 Dupree Duval Fournier Gaudet Gautreau Girard Guidry Hebert LaPorte LaCroix Lavoie Leduc
    3 Lemieux Marchand Michaud Pelletier Picard Poirier Rousseau Roy Thibodeau Trudeau
  `,
  Nordic: `
    10 Anderson Johnson Peterson Olson Larson Nelson Hansen Jensen
    6 Berg Carlson Christensen Dahl Erickson Gustafson Hagen Halvorson Haugen Holm Jorgensen Knudsen
    6 Lind Lindstrom Lund Lundquist Nielsen Nygaard Norgren Petersen Rasmussen Sorensen Strand Swenson
    3 Thorsen Bakker Boersma DeVries DeGroot Dykstra Hoekstra Kuiper Postma Vandenberg Vandermeer
    3 VanBuren VanHorn VanNess Zandstra Haakon Ostergard Soderberg Sundberg Torgerson
  `,
  Latin: `
    20 Rodriguez Martinez Garcia Gonzalez Hernandez Perez Ramirez Sanchez Lopez Rivera
    10 Diaz Cruz Torres Reyes Morales Gomez Ortiz Castillo Santana Santiago Jimenez Vasquez Mendez
    10 Pena Rosario Nunez Guzman Soto Fernandez Polanco Acosta Medina Rojas Suarez
    6 Abreu Aguilar Almonte Alvarado Alvarez Aponte Arias Aybar Baez Batista Bautista Beltre Bonilla
    6 Brito Burgos Cabrera Campos Cardenas Carrasco Carrillo Castro Cedeno Cepeda Chavez Colon Concepcion
    6 Contreras Cordero Cordova Correa Cortez DeJesus DeLeon Delgado Dominguez Duran Encarnacion
    6 Escobar Espinal Espinosa Estrada Feliciano Feliz Figueroa Flores Franco Frias Fuentes
    6 Garces Gil Guerrero Gutierrez Guillen Heredia Herrera Infante Javier Leon Lara Liriano Lugo
    3 Machado Manzanillo Marte Marquez Mateo Matos Maldonado Melendez Mejia Mercado Mercedes Miranda
    3 Mojica Moncada Montero Montanez Mora Moreno Mota Navarro Nieves Ojeda Oliva Olivares Ordonez Ozuna
    3 Pacheco Padilla Pagan Paulino Peguero Peralta Pimentel Pineda Quintana Quinones Ramos Rincon
    3 Rios Robles Romero Rosa Ruiz Salazar Samuel Segura Serrano Severino Sierra Silva Solano Soriano
    3 Sosa Tavarez Tejada Tejeda Toledo Trevino Urbina Urena Valdez Valencia Valentin Vargas Vega
    3 Velez Veras Vizcaino Zambrano Zapata Zorrilla
  `,
  Japanese: `
    6 Tanaka Suzuki Sato Takahashi Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida
    3 Abe Aoyama Fujimoto Fukuda Hasegawa Hayashi Hirano Iguchi Imai Ishii Iwasaki Kawasaki Kimura Maeda
    3 Matsuda Miura Mori Nishioka Nomura Ogawa Okada Saito Sasaki Shimizu Tamura Uehara Ueda Wada
    3 Yamada Yamaguchi
  `,
  Korean: `
    6 Kim Lee Park Choi
    3 Chung Han Jung Kang Ryu Oh Seo Shin
  `,
};
