/**
 * Given names of players born in the United States by the year of birth from which on they were
 * common, as players were called by them. Each list has lines of a weight and the names that are as
 * common as that; from general knowledge of how often names were given.
 */
export const GIVEN_NAMES: readonly (readonly [bornFrom: number, names: string])[] = [
  [
    1835,
    `
    60 John William Charlie George Jim Joe Tom Frank Ed
    30 Harry Bill Jack Henry Will Sam Fred Dave Mike Dan
    15 Al Bob Ned Pat Tim Lew Pete Ben Walter Art Andy Dick Martin Hugh Jerry
    8 Albert Alex Billy Charles Edward James Robert Thomas Richard Louis Peter Phil Steve Oscar Abe
    8 Nat Nick Theodore Eugene Dennis Arthur Warren Frederick Herman Cornelius Larry Patsy
    4 Lou Lon Lee Rudy Ezra Levi Asa Amos Cyrus Elmer Ezekiel Levi Josh Moses Isaac Jacob Jake Silas
    4 Hiram Horace Rufus Jasper Luther Milo Harmon Edgar Gus Gilbert Harvey Ellis Denny
    4 Wash Wes Lewis Leonard Ephraim Bernard Barney Terry Mart Emil August Adam Conrad Philip Otto
    2 Elijah Elias Enoch Josiah Caleb Abner Alonzo Ansel Chauncey Cyril Dorsey Eben Emmett Everett
    2 Ezra Homer Israel Jabez Lemuel Leander Linus Marcus Marshall Nathan Noah Obadiah Orlando Osborn
    2 Phineas Quincy Reuben Roscoe Rollin Seth Simeon Solomon Squire Thaddeus Thornton Uriah Virgil
    2 Wallace Wesley Willard Winfield Zachary Zeb Julius Ferdinand Fergus Aloysius Ambrose Dudley
    `,
  ],
  [
    1868,
    `
    60 Bill George Charlie Jim Joe John Frank Ed Harry
    30 Tom Jack Fred Al Walter Mike Jake Sam Will Dan
    15 Pat Lou Art Bob Pete Dave Jimmy Billy Henry Ray Roy Chick Ben Dick Hugh Otto Gus Clarence
    8 Albert Arthur Andy Bert Claude Earl Ernie Elmer Emil Eddie Frederick Herman Howard Jesse Lee
    8 Lew Louis Ralph Sid Tim Tommy William Willie Phil Jerry Harvey Ralph Robert Oscar Nick Martin
    4 Alex Alonzo Archie August Barney Bernie Bob Carl Charley Chester Chris Clyde Cy Danny
    4 Davy Edgar Edward Edwin Ernest Eugene Felix Ferdinand Gene Grover Guy Hal Harley Homer
    4 Ike Jay Johnny Julius Lafe Larry Len Leo Lester Luther Malcolm Marty Matt Max
    4 Nap Nate Ned Norman Ollie Orville Orval Oliver Paul Percy Reuben Rudy
    2 Alva Amos Ambrose Bertram Cecil Chauncey Cornelius Delos Dorsey Ellis Elton Emmett
    2 Erskine Everett Ezra Floyd Forrest Fletcher Garland Gilbert Heinrich Hobart Ira Irving Irwin
    2 Jasper Jerome Jewel Judson Leander Lloyd Merritt Milo Morley Orlando Perry Rollie Roscoe Roswell
    2 Royal Rufus Simon Solly Stanley Tully Ulysses Vern Vincent Virgil Warner Wesley Wilbert Wiley
    `,
  ],
  [
    1888,
    `
    60 Bill George Joe Jim Charlie Frank Harry Jack
    30 Johnny Fred Walter Ray Tom Ed Al Ralph Earl Bob Roy
    15 Eddie Jimmy Howard Carl Art Clarence Herb Sam Pete Paul Lee Bert Elmer Ernie Leo Hal
    8 Albert Andy Ben Benny Clyde Cliff Clint Claude Dick Dave Emil Floyd Fritz Gene Glenn Guy Harold
    8 Henry Herman Hugh Jake Jesse Les Lloyd Lou Mike Mickey Milt Oscar Otto Phil Rudy Russ Sid
    8 Stan Tommy Tony Vern Vic Will Willie Chester Chick Dutch Heinie
    4 Alex Allen Alvin Archie Arnold August Barney Bernie Bruce Burt Byron Cecil Charley Chet Chris
    4 Cy Dan Delmar Dewey Don Doug Edgar Edwin Ernest Ervin Erv Everett Ewell Forrest Frankie
    4 Garland Grover Gus Hank Hap Harley Harvey Homer Horace Ira Irving Jess Jewel Joey
    4 Ken Larry Leon Lester Lew Luke Luther Marty Max Merlin Milton Monte Myles Nick Norm
    2 Alonzo Alphonse Alton Amos Adolph Aloysius Bernard Carey Carson Claud Cletus Clem
    2 Dallas Dana Dixie Elam Elden Elliott Elwood Emmett Eustace Freeman Garrett Godfrey Hollis
    2 Homer Hubert Hobart Ike Jerome Jonah Judd Karl Leslie Lafayette Lonnie Lyle Marvin Maurice Merle
    2 Norwood Odell Ollie Orville Owen Percy Roland Roscoe Rollie Sylvester Truett
    2 Virgil Ward Wally Wesley Wilbur Wiley Woody Zeke
    `,
  ],
  [
    1910,
    `
    60 Bill Joe Bob Jim George Johnny Frank Ray
    30 Jack Ed Eddie Charlie Al Tom Dick Don Hal Gene Harry Fred Walt Mike
    15 Tommy Jimmy Paul Hank Ken Ralph Stan Pete Bobby Bud Dave Hugh Sam Carl Billy Earl Roy Lou
    8 Andy Art Bert Ben Bernie Buddy Chuck Clint Clyde Dale Danny Del Earl Elmer Emil Ernie
    8 Floyd Glenn Grady Gus Harold Herb Herman Howard Jake Jerry Jesse Larry Lee Les Lloyd Luke
    8 Marv Max Mel Mickey Milt Morrie Nick Norm Phil Red Rip Russ Sid Steve Ted Tony Vern Vic Wally
    4 Alex Allen Alvin Augie Barney Boyd Bruce Calvin Cecil Chet Cliff Connie Curt Dee
    4 Denny Dom Doug Early Eldon Ellis Erv Eric Forrest Frankie Gil Hersh Hoot Irv
    4 Jeff Jess Joey Kirby Ken Kermit Leo Leon Lonny Lynn Lyle Marty Merrill Murry Ned Nels
    4 Orval Oscar Otto Owen Preston Randy Rex Rollie Roland Rudy Sherm Si Spud Tex Thornton
    2 Al Alton Angelo Arnold Bennie Bitsy Boots Cal Carden Clarence Claude Clem
    2 Dewey Dario Dwain Eldred Elwood Emmett Everett Fern Garland Garth Gordon Hollis
    2 Homer Jarvis Junior Ladd Lester Loy Luther Marvin Maurice Merle
    2 Newell Odell Orrin Porter Roswell Sheldon Sylvester Truett Vance Virgil Wayne
    2 Wilmer Woody Woodrow Wyman Zeb
    `,
  ],
  [
    1932,
    `
    60 Jim Bob Bill John Mike Dick Tom
    30 Jerry Dave Don Gary Joe Larry Jack Ken Frank George Steve Ed Gene Ray Dennis Jimmy
    15 Al Bobby Billy Charlie Chuck Dan Danny Doug Eddie Fred Hal Harry Hank Johnny Lee Norm Pat
    15 Paul Pete Phil Ralph Roger Roy Rich Sam Stan Tommy Tony Walt Wayne Willie Rick Bruce
    8 Al Andy Art Bernie Bert Bo Carl Cal Clay Chris Curt Dale Dal Darrell Dean Deron Denny Donn
    8 Earl Ernie Floyd Gil Glenn Gordy Gus Howie Jay Jeff Jesse Jackie Jim Ken Leon Les Lou Lloyd
    8 Mack Marty Marv Mel Mickey Milt Nate Nelson Nick Oscar Ollie Rod Rollie Rudy Russ Ross Ted
    8 Terry Tim Vern Vic Von Wally Wes
    4 Alan Albert Alex Barry Bart Ben Brock Buddy Byron Cecil Chet Chico Clete Cleon Cliff Clint
    4 Clyde Cookie Dallas Del Dell Dwight Ellis Elliott Eric Galen Gates Grant Greg Grover
    4 Harmon Harvey Hawk Herb Horace Hoyt Jake Jerome Joey Jon Karl Keith Kent Lenny Lew Lindy Lonnie
    4 Lyle Manly Marshall Max Merritt Moe Monte Ned Noel Randy Reggie Rex Rico Rusty Sandy Sonny
    4 Syl Thad Tito Tracy Vince Warren Wilbur Woodie
    2 Adrian Alvin Amos Bennie Boots Brant Casey Chip Claude Conrad Cotton Darold Del Duane
    2 Dwain Ferguson Fritz Garland Hector Jarvis Jethro Lamar Leroy Lowell Merv Nolan Orlando
    2 Rollin Royce Skip Stump Tex Tom Troy Turk Van Vernon Virgil Wade Wilmer
    `,
  ],
  [
    1955,
    `
    60 Mike Jim Dave John Steve Mark Scott
    30 Bob Jeff Greg Tom Kevin Joe Rick Gary Tim Bill Dan Chris Ken Brian Randy Paul Larry Don
    15 Pat Doug Todd Terry Dennis Bruce Ed Keith Rich Tony Frank Eric Jerry Craig Kirk Glenn Bobby
    15 Danny Billy Ray Andy Jay Phil Barry Roger Rob Matt George Alan Jack Marty Charlie Eddie
    8 Al Alan Bert Brad Bret Brent Bryan Butch Carl Cecil Chuck Clay Curt Dale Damon Darrell Darryl
    8 Daryl Dean Dwight Garry Gene Jeffrey Jody Joel Jon Kent Kelly Ken Kurt Lance Lee Lenny Lonnie
    8 Lloyd Luke Mickey Mitch Nick Norm Ozzie Pete Ricky Robin Rod Ross Roy Russ Sammy Shane
    8 Shawn Sid Stan Ted Tracy Trevor Troy Vance Vince Von Wade Wally Walt Wayne Willie
    4 Andre Barry Benny Bo Bobby Brett Bud Calvin Casey Chad Chet Cliff Cory Cris
    4 Darnell Darren Darrin Dante Del Denny Derek Devon Drew Duane Dwayne Ellis Ernie Erik
    4 Everett Franklin Gerald Geoff Gregg Harold Henry Herm Hubie Jackie Jerome Jesse Jim Kenny Kerry
    4 Kip Kyle Lary Leon Les Lyle Marquis Marvin Max Mel Milt Moose Neal Nate
    2 Reggie Rex Rudy Rusty Sean Sherman Sil Spike Terrence Thad Thomas
    2 Tommy Tyrone Vern Vic Warren Wes Whitey Zane
    `,
  ],
  [
    1974,
    `
    60 Mike Chris Matt Ryan Jason Josh Brian Justin
    30 Kevin Scott Jeff Eric Nick Adam Jake Tyler Andrew Brandon Ben Aaron Mark Dan Joe Steve David
    15 John Sean Tim Tom Rob Todd Travis Zach Kyle Cody Brett Casey Chad Corey Derek Doug Dustin Greg
    15 Ian Jeremy Jim Jon Jordan Kyle Luke Nate Patrick Paul Russ Sam Shane Shawn Taylor Tony Trevor
    8 Alex Andy Anthony Austin Billy Blake Bobby Brad Brent Bryan Bryce Cameron Carl Clay Clint Cole
    8 Colby Cory Craig Curtis Damon Danny Darren Devin Drew Dylan Ed Erik Evan Frank Garrett Gary Grant
    8 Heath Jack James Jamie Jared Jay Jesse Jimmy Joel Johnny Keith Ken Kirk Lance Logan Lucas Marcus
    8 Mitch Nathan Peter Randy Ray Reed Rick Robby Ross Seth Spencer Stephen Terry Tommy Troy Ty Will
    4 Andre Antoine Barry Bo Brady Brendan Brock Bronson Bud Carson Cedric Chase Chuck Clayton Cliff
    4 Colin Conor Dallas Darnell Dave Dean Denny Desmond Dominic Donnie Dwayne
    4 Eli Eddie Freddie Gabe Gavin Geoff Gerald Gil Glen Graham Hank Hunter Jacque Jamal Jarrod Jerome
    4 Jermaine Jody Kasey Kelly Kent Kris Kurt Lee Lyle Mason Max Micah Milton Morgan Neal Ned
    2 Orlando Preston Quinn Rashad Reggie Rex Rhett Rich Rickie Rocco Roy Rusty Scooter Skip Tad
    2 Tanner Tyson Vance Vernon Wade Wes Willie Xavier Zane
    `,
  ],
  [
    1990,
    `
    60 Tyler Ryan Austin Matt Josh Zach Nick
    30 Kyle Brandon Jake Chris Alex Michael Jordan Cody Trevor Andrew Justin Taylor Sam Sean Adam Tanner
    15 Blake Connor Dylan Hunter Jack James Joe Josh Kevin Logan Luke Mason Mitch Nate Patrick Spencer
    15 Steven Tommy Brett Bryce Casey Chase Colin Corey Cole David Drew Garrett Ben Brady Anthony
    8 Aaron Brent Brendan Brian Caleb Cameron Carson Christian Clay Colton Cory Dalton Daniel Davis
    8 Devin Dominic Eli Eric Evan Gavin Grant Griffin Hayden Ian Isaac Jacob Jared Jason JT Joey John
    8 Jonah Jon Keegan Kris Lane Levi Lucas Mark Max Michael Nolan Owen Parker Paul Peter
    8 Reese Reid Riley Ross Sawyer Scott Seth Shane Shea Stephen Tim Tom Travis Trent Trey Tucker Ty
    4 Alec Asher Bailey Beau Bo Bobby Braden Braxton Brock Brody Brooks Bryan Bryson Buddy Cal Cade
    4 Cedric Charlie Chad Clarke Cooper Curtis Dallas Darius Derek Dillon Easton Edward Elijah Frankie
    4 Gage Gunnar Gunner Harrison Heath Henry Holden Jackson Jaden Jalen Jaylin Jeremy JD Jett Joel
    4 Keaton Kellen Kendall Kody Kyler Landon Lars Marcus Miles Monte Myles Nash
    2 Otto Oliver Payton Peyton Preston Quinn Ray Rhett Rhys Royce Ryder Skye Sterling Theo Tristan
    2 Triston Turner Tyrone Wade Walker Wes Whit Will Wyatt Xavier Zac Zack Zeke
    `,
  ],
];

/** Given names of players from Latin America by year of birth. */
export const LATIN_GIVEN_NAMES: readonly (readonly [bornFrom: number, names: string])[] = [
  [
    1835,
    `
    10 Jose Luis Juan Rafael Manuel Pedro Miguel Carlos Roberto Jorge Felix
    5 Angel Antonio Armando Ramon Mario Julio Tony Cesar Hector Ruben Sandy Vic Chico Rico
    5 Camilo Orlando Nino Mike Bobby Willie Tito Jesus Francisco Octavio Diego
    2 Aurelio Alfonso Adolfo Alejandro Bernardo Bert Cookie Dagoberto Eduardo Elio Enrique Ernesto Evelio
    2 Fermin Gonzalo Hiram Horacio Humberto Ignacio Isidro Ivan Jacinto Joaquin Leonardo Leopoldo Lorenzo
    2 Marcelino Mateo Moises Nelson Oscar Osvaldo Panchito Ricardo Rogelio Rigoberto Roman
    2 Saturnino Sixto Teodoro Tomas Valentin Vicente Wenceslao Winston
    `,
  ],
  [
    1955,
    `
    20 Jose Luis Juan Carlos Pedro Rafael
    10 Tony Ramon Julio Alex Angel Victor Edgar Felix Hector Ivan Jorge Manny Miguel Omar Roberto Ruben
    10 Sammy Raul Francisco Orlando Edwin
    5 Alfredo Alvaro Andres Benito Candido Cesar Damaso Danny Dennis Dickie Domingo Eduardo Enrique Ernesto
    5 Esteban Fernando Franklin Geronimo German Guillermo Henry Ismael Jaime Javier Jesus Joaquin
    5 Junior Leo Leonardo Luis Mariano Mario Mel Moises Nelson Oscar Ozzie Pascual
    5 Ricardo Robinson Rogelio Ricky Santiago Sergio Stan Tomas Vicente Wil Wilson
    2 Abraham Alberto Alejandro Antonio Bernardo Cristobal Desi Eliezer Emilio
    2 Felipe Gilberto Homero Isidro Jacinto Julian Kelvin Marino Melido Melvin Nefi Osvaldo Pepe
    2 Porfirio Ramiro Rey Rolando Salomon Silvestre Teodoro Timo Wilfredo Yamil
    `,
  ],
  [
    1980,
    `
    20 Jose Luis Carlos Juan Francisco
    10 Angel Miguel Rafael Victor Jesus Jorge Alex Cesar Edwin Eduardo Felix Hector Henry Jonathan Julio
    10 Manuel Pedro Ramon Ronald Wilmer Yordan
    5 Abraham Adalberto Alberto Alcides Alejandro Alfredo Amed Anderson Andres Anibal Antonio
    5 Carlos Cristian Cristopher Danny David Dellin Diego Domingo Edgar Edinson Eduard Elvis Emilio Enrique
    5 Erick Ervin Eugenio Ezequiel Fernando Franklin Freddy Gerardo German Geovany Gio Gregory
    5 Harold Hernan Jefry Jean Johan Jorge Joel Josue Julian Kelvin
    5 Leonel Leury Luis Marcell Martin Mauricio Nelson Oscar Osvaldo Orlando Omar
    5 Randy Reynaldo Ricardo Roberto Robinson Rodolfo Ronny Ruben Salvador Sandy Santiago
    5 Starlin Starling Vladimir Wilson Willy Yadier Yandy
    5 Yoan Yuli Yunel Yunior
    `,
  ],
];

/** Given names of players from Japan and Korea, who came from the 1990s on. */
export const JAPANESE_GIVEN_NAMES = `
  10 Kenji Takashi Hideki Kazuo Shohei Masahiro Yu Koji
  5 Akinori Daisuke Hiroki Hisashi Junichi Kazuhiro Keiichi Kensuke Kenta Kosuke Kyuji Masato
  5 Munenori Naoki Nori Rintaro Ryota Satoru Seiya Shinji Shigetoshi So Tadahito Takahito Takuya Tomo
  5 Tsuyoshi Yoshi Yoshihiro Yosuke Yusei Yusuke Yuta
`;
export const KOREAN_GIVEN_NAMES = `
  5 Dong-hyun Ha-joon Hyun-soo Jae-won Ji-hwan Jin-woo Jung-hoon Kyung-ho Min-jae Sang-min
  5 Seung-woo Sung-min Tae-hyun Woo-jin Young-ho
`;
