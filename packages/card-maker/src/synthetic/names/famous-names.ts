/**
 * Full names that no invented player may have: the most famous players of each decade, by that in
 * which they began.
 */
const FAMOUS_PLAYERS: Readonly<Record<string, string>> = {
  '1870s': `Cap Anson|Dan Brouthers|Deacon White|George Bradley|Jim Devlin|Jim O'Rourke|John Ward|
King Kelly|Levi Meyerle|Lip Pike|Ned Williamson|Pud Galvin|Ross Barnes`,
  '1880s': `Amos Rusie|Bid McPhee|Billy Hamilton|Buck Ewing|Ed Delahanty|Guy Hecker|Hugh Duffy|
Jake Beckley|Jimmy Ryan|John Clarkson|Kid Gleason|Larry Corcoran|Matt Kilroy|Mickey Welch|
Old Hoss Radbourn|Pete Browning|Roger Connor|Sam Thompson|Tim Keefe|Tip O'Neill|Tommy McCarthy|
Will White`,
  '1890s': `Bill Donovan|Bobby Wallace|Clark Griffith|Cy Young|Cyrus Young|Denton Young|
Elmer Flick|Frank Chance|Fred Clarke|George Davis|Honus Wagner|Hughie Jennings|Jack Chesbro|
Jack Powell|Jack Taylor|Jesse Burkett|Jimmy Collins|Joe Kelley|Joe McGinnity|Kid Nichols|
Nap Lajoie|Roger Bresnahan|Rube Waddell|Sam Crawford|Tommy Corcoran|Vic Willis|Willie Keeler`,
  '1900s': `Addie Joss|Babe Adams|Charles Bender|Christy Mathewson|Ed Walsh|Eddie Cicotte|
Eddie Collins|Eddie Plank|Frank Grant|Hal Chase|Harry Hooper|Hippo Vaughn|Home Run Baker|
Jack Quinn|Joe Jackson|Joe Tinker|Joe Williams|Joe Wood|Johnny Evers|Larry Gardner|Mordecai Brown|
Pete Hill|Rube Marquard|Smoky Wood|Tris Speaker|Ty Cobb|Walter Johnson|Zack Wheat`,
  '1910s': `Babe Ruth|Ben Taylor|Buck Weaver|Burleigh Grimes|Carl Mays|Cristobal Torriente|
Cy Williams|Dave Bancroft|Dazzy Vance|Edd Roush|Eppa Rixey|Frankie Frisch|Gavvy Cravath|
George Kelly|George Sisler|Harry Heilmann|Herb Pennock|Jake Daubert|Jesse Haines|John Henry Lloyd|
Jose Mendez|Max Carey|Pete Alexander|Rabbit Maranville|Ray Schalk|Red Faber|Rogers Hornsby|
Ross Youngs|Sam Rice|Stan Coveleski|Waite Hoyt|Wilbur Cooper`,
  '1920s': `Al Lopez|Al Simmons|Andy Cooper|Babe Herman|Bill Dickey|Bill Foster|Bill Terry|
Bob Meusel|Carl Hubbell|Charlie Gehringer|Chick Hafey|Chuck Klein|Earl Averill|Earle Combs|
Freddie Lindstrom|Gabby Hartnett|Goose Goslin|Hack Wilson|Heinie Manush|Jim Bottomley|Jimmie Foxx|
Joe Cronin|Joe Sewell|Kiki Cuyler|Lefty Grove|Lloyd Waner|Lou Gehrig|Mel Ott|Mickey Cochrane|
Paul Waner|Pepper Martin|Pie Traynor|Red Ruffing|Rick Ferrell|Sam West|Ted Lyons|Tony Lazzeri|
Travis Jackson|Willie Wells`,
  '1930s': `Arky Vaughan|Ben Chapman|Bill Lee|Billy Herman|Bob Elliott|Bob Feller|Bob Johnson|
Bobby Doerr|Buck Leonard|Cecil Travis|Charlie Keller|Curt Davis|Dixie Walker|Dizzy Dean|
Dutch Leonard|Early Wynn|Eddie Miller|Enos Slaughter|Ernie Lombardi|Frank McCormick|Frankie Hayes|
Hal Newhouser|Hal Schumacher|Hank Greenberg|Jack Kramer|Joe DiMaggio|Joe Gordon|Joe Medwick|
Johnny Mize|Johnny Murphy|Johnny Pesky|Josh Gibson|Lefty Gomez|Leon Day|Lonny Frey|Lou Boudreau|
Luke Appling|Pinky Higgins|Ray Brown|Rip Sewell|Rudy York|Ted Williams|Terry Moore|Wally Berger|
Wes Ferrell`,
  '1940s': `Al Rosen|Allie Reynolds|Billy Pierce|Bob Lemon|Curt Simmons|Dale Mitchell|
Dom DiMaggio|Don Newcombe|Duke Snider|Eddie Robinson|George Kell|Gil Hodges|Hank Bauer|
Jackie Robinson|Jim Wilson|Joe Page|Larry Doby|Mike Garcia|Minnie Minoso|Monte Irvin|Nellie Fox|
Pee Wee Reese|Phil Rizzuto|Ralph Kiner|Red Schoendienst|Richie Ashburn|Robin Roberts|
Roy Campanella|Satchel Paige|Stan Musial|Ted Kluszewski|Vern Stephens|Walker Cooper|Warren Spahn|
Willard Brown|Willard Marshall|Willie Jones|Yogi Berra`,
  '1950s': `Al Kaline|Bill Mazeroski|Bill White|Billy Williams|Bob Gibson|Bob Turley|
Bobby Richardson|Brooks Robinson|Curt Flood|Dick Donovan|Don Drysdale|Don Larsen|Eddie Mathews|
Elston Howard|Ernie Banks|Frank Howard|Frank Robinson|Gary Bell|Gus Bell|Hank Aaron|
Harmon Killebrew|Hoyt Wilhelm|Jackie Jensen|Jim Bunning|Jim Gentile|Jim Kaat|Jim Perry|Ken Boyer|
Ken McBride|Larry Jackson|Lew Burdette|Luis Aparicio|Maury Wills|Mickey Mantle|Mike Cuellar|
Orlando Cepeda|Roberto Clemente|Rocky Colavito|Roger Maris|Sandy Koufax|Tommy Davis|Tony Taylor|
Turk Farrell|Whitey Ford|Willie Mays|Willie McCovey`,
  '1960s': `Al Oliver|Aurelio Rodriguez|Bert Campaneris|Bill Buckner|Bill Russell|Bob Watson|
Bobby Bonds|Carl Yastrzemski|Carlton Fisk|Catfish Hunter|Cookie Rojas|Darrell Evans|Denny McLain|
Dick Allen|Dick McAuliffe|Don Sutton|Dusty Baker|Fergie Jenkins|Gaylord Perry|George Foster|
George Scott|Jim Maloney|Jim Palmer|Joe Morgan|Johnny Bench|Johnny Edwards|Juan Marichal|Lee May|
Leo Cardenas|Lou Brock|Luis Tiant|Mickey Lolich|Nolan Ryan|Pete Rose|Phil Niekro|Reggie Jackson|
Reggie Smith|Rod Carew|Rollie Fingers|Ron Santo|Steve Carlton|Steve Garvey|Ted Simmons|
Thurman Munson|Tom Seaver|Tommy John|Tony Oliva|Tony Perez|Vida Blue|Wilbur Wood|Willie Davis|
Willie Stargell|Willie Wilson`,
  '1970s': `Alan Trammell|Alfredo Griffin|Andre Dawson|Bert Blyleven|Bob Welch|Bruce Sutter|
Buddy Bell|Cecil Cooper|Cesar Cedeno|Dale Murphy|Darrell Porter|Dave Concepcion|Dave Kingman|
Dave Parker|Dave Stewart|Dave Winfield|Dennis Eckersley|Dennis Martinez|Dwight Evans|Eddie Murray|
Frank White|Fred Lynn|Gary Carter|Gary Matthews|George Brett|Jack Clark|Jack Morris|
Jason Thompson|Jim Kern|Jim Rice|Jim Sundberg|Jose Cruz|Keith Hernandez|Ken Singleton|
Lance Parrish|Lou Whitaker|Mario Soto|Mark Fidrych|Mike Flanagan|Mike Schmidt|Mike Scott|
Ozzie Smith|Paul Molitor|Pedro Guerrero|Phil Garner|Rich Gossage|Rick Burleson|Rickey Henderson|
Robin Yount|Ron Guidry|Steve Rogers|Terry Kennedy|Tim Raines|Willie Hernandez|Willie Randolph`,
  '1980s': `Barry Bonds|Barry Larkin|Benito Santiago|Bo Jackson|Bobby Bonilla|Brady Anderson|
Bret Saberhagen|Brett Butler|Cal Ripken|Charlie Hayes|Craig Biggio|Curt Schilling|
Darryl Strawberry|Dave Martinez|Dave Smith|David Wells|Devon White|Don Mattingly|Doug Jones|
Dwight Gooden|Edgar Martinez|Eric Davis|Fernando Valenzuela|Fred McGriff|George Bell|Glenn Davis|
Greg Maddux|Greg Vaughn|Gregg Olson|Harold Baines|Hubie Brooks|Jay Bell|Jay Howell|
Jeff Montgomery|Joe Carter|John Franco|John Smoltz|Jose Canseco|Juan Gonzalez|Juan Samuel|
Julio Franco|Ken Griffey|Kenny Rogers|Kevin Brown|Kirby Puckett|Kirk Gibson|Larry Walker|
Lee Smith|Lenny Dykstra|Lenny Harris|Mark McGwire|Matt Williams|Mike Moore|Orel Hershiser|
Ozzie Guillen|Randy Johnson|Randy Myers|Roberto Alomar|Roger Clemens|Ruben Sierra|Ryne Sandberg|
Sammy Sosa|Tom Glavine|Tom Gordon|Tony Fernandez|Tony Gwynn|Tony Phillips|Wade Boggs|Will Clark|
Willie McGee`,
  '1990s': `Adrian Beltre|Alex Rodriguez|Alfonso Soriano|Andruw Jones|Andy Pettitte|Bartolo Colon|
Bernie Williams|Billy Wagner|Bobby Abreu|Carlos Delgado|Carlos Guillen|Carlos Lee|Charles Nagy|
Chipper Jones|Chris Carpenter|David Ortiz|Derek Jeter|Derek Lowe|Francisco Cordero|Frank Thomas|
Freddy Garcia|Hideo Nomo|Ivan Rodriguez|Jason Schmidt|Jeff Bagwell|Jeff Shaw|Jim Thome|
Jose Guillen|Kenny Lofton|Kerry Wood|Luis Castillo|Luis Gonzalez|Manny Ramirez|Mariano Rivera|
Miguel Tejada|Mike Mussina|Mike Piazza|Mike Sweeney|Nomar Garciaparra|Omar Vizquel|
Orlando Cabrera|Pedro Martinez|Rafael Palmeiro|Roberto Hernandez|Robin Ventura|Rod Beck|
Roy Halladay|Scott Rolen|Sean Casey|Shawn Green|Tim Hudson|Todd Jones|Trevor Hoffman|Vernon Wells|
Vladimir Guerrero`,
  '2000s': `Adam Dunn|Adam Jones|Adrian Gonzalez|Albert Pujols|Alex Gordon|Andrew McCutchen|
Andrew Miller|Brandon Phillips|Brandon Webb|Brian Fuentes|Brian Wilson|Buster Posey|CC Sabathia|
Carl Crawford|Carlos Gonzalez|Carlos Zambrano|Clayton Kershaw|Cliff Lee|Cole Hamels|Daniel Murphy|
David Price|David Wright|Dustin Pedroia|Edwin Encarnacion|Ervin Santana|Felix Hernandez|
Francisco Rodriguez|Freddy Sanchez|Glen Perkins|Hanley Ramirez|Heath Bell|Ichiro Suzuki|
Joey Votto|Johan Santana|Jon Lester|Jose Bautista|Jose Reyes|Josh Beckett|Josh Hamilton|
Josh Johnson|Justin Verlander|Matt Kemp|Max Scherzer|Michael Young|Miguel Cabrera|Rafael Soriano|
Robinson Cano|Ryan Braun|Ryan Howard|Tim Lincecum|Victor Martinez|Wade Davis|Yadier Molina|
Zack Greinke`,
  '2010s': `Aaron Judge|Aaron Nola|Alex Bregman|Anthony Rizzo|Brandon Crawford|Bryce Harper|
Carlos Correa|Carlos Martinez|Carlos Santana|Chris Sale|Christian Yelich|Cody Bellinger|
Corey Seager|Edwin Diaz|Fernando Tatis|Francisco Lindor|Freddie Freeman|Gerrit Cole|
Giancarlo Stanton|Greg Holland|Jacob deGrom|Jose Abreu|Jose Altuve|Jose Fernandez|Jose Ramirez|
Juan Soto|Kris Bryant|Kyle Schwarber|Manny Machado|Matt Carpenter|Matt Olson|Mike Trout|
Mookie Betts|Nelson Cruz|Nolan Arenado|Paul Goldschmidt|Pete Alonso|Ronald Acuna|Salvador Perez|
Shohei Ohtani|Sonny Gray|Starlin Castro|Starling Castro|Trea Turner|Xander Bogaerts|Yordan Alvarez`,
  '2020s': `Adley Rutschman|Bobby Witt|Corbin Burnes|Corbin Carroll|Gunnar Henderson|
Julio Rodriguez|Spencer Strider`,
};

/** Full names of people known for something else, or of players who sound like a famous one. */
const FAMOUS_OTHERWISE = `Al Gore|Alexander Hamilton|Andrew Jackson|Andrew Johnson|Arthur Miller|
Ben Franklin|Benjamin Franklin|Bill Bradley|Bill Clinton|Bill Murray|Bing Crosby|Brad Pitt|
Bruce Lee|Buster Keaton|Carl Lewis|Cary Grant|Charlie Brown|Charlie Parker|Clark Kent|Dean Martin|
Duke Ellington|Earl Warren|Eddie Murphy|Gary Cooper|Gene Kelly|George Washington|Gerald Ford|
Glenn Miller|Grover Cleveland|Hank Williams|Harrison Ford|Harry Truman|Henry Ford|Jack Johnson|
Jack London|Jack Ryan|James Brown|James Dean|Jefferson Davis|Jerry Lewis|Jesse James|Jesse Owens|
Jim Brown|Jim Morrison|Jimmy Carter|Jimmy Dean|Jimmy Stewart|Joe Frazier|Joe Louis|John Adams|
John Brown|John Ford|John Glenn|John Kennedy|John Wayne|Johnny Cash|Justin Gatlin|Larry Bird|
Louis Armstrong|Lyndon Johnson|Magic Johnson|Mel Allen|Michael Jackson|Michael Jordan|Mike Tyson|
Miles Davis|Neil Armstrong|Nelson Ryan|Paul Simon|Perry Mason|Phil Collins|Ray Charles|Red Barber|
Robert Lee|
Robin Williams|Ronald Reagan|Samuel Adams|Stan Lee|Steve Martin|Stonewall Jackson|Tom Cruise|
Tom Jones|Tom Sawyer|Ulysses Grant|Vin Scully|Walker Evans|Will Smith|Woodrow Wilson|
Zachary Taylor`;

const names = new Set(
  [...Object.values(FAMOUS_PLAYERS), FAMOUS_OTHERWISE].flatMap((list) =>
    list.replaceAll('\n', '').toLowerCase().split('|'),
  ),
);

/** Returns whether a full name is one that everybody knows. */
export const isFamousName = (name: string): boolean => names.has(name.toLowerCase());
