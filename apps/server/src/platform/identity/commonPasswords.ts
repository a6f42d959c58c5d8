// The words that people build passwords from, as published lists of leaked passwords show them, in English
// and Spanish and from the life of a school. The rule in the domain sees through years, runs, repetitions
// and look-alikes.
const words = `
  aaron abc abcd abril abuela abuelo academy access accesshello adam admin administrador administrator
  adobe agosto agua aguila airforce alabama albany alegria alejandro alert alerta alerts alexander always
  amanda amarillo amazing amazon amen america american amiga amigo amigos amor amore ana and andrea andrew
  android angel angelica angelita angelito angels anthony antonio anything apple april arcoiris are area51
  arizona army art asdf ashley assistant athens athletics atlanta auburn august augusta aunt austin autumn
  awesome azerty azul babe baby babyboy babygirl bacon bad badge bailey baloncesto banana banco band bank
  barbara barbie baseball basketball batman batterystaple beach bear bears beatles beautiful bebe bee been
  believe bella bendicion bengals benjamin best bestfriend bestfriends beyonce bible biblia biblioteca
  bienvenida bienvenido big bird birds birmingham birthday black blanco blessed blessing blink182 blue
  bobcats bombero bomberos bond007 bonita boss boston boy boys brandon braves breakfast brian broncos
  brooklyn brother brown browns buddy building bulldog bulldogs bunny bus buses business butter butterfly
  caballo cafe cafeteria california camaro camila campeon campus can candy cardinals carlos carmen
  carolina carpediem cash cat cats celtics champion champions change changeit changeme chargers charles
  charlie charlotte cheer cheerleader cheese cheeseburger cherry chevrolet chevy chica chicago chico
  chiefs children chloe chocolate chorus christ christmas christopher church cielo cinco clase class
  classroom clave clinic cloud coach coaches cocacola coco coffee cold college colombia columbus company
  computadora computer condado conejo contrasena cookie cookies cool coolest cooper coordinator
  correcthorse correcthorsebatterystaple correo corvette cougar cougars counselor county cowboys crew
  crimson cristo crystal cuatro cuba cumpleanos cupcake custodial custodian cyber dad daddy daisy dallas
  daniel daniela data daughter david death december default demo demon denver desktop detroit devil diablo
  diamante diamond diciembre diego diez digital dinero dinosaur dios diosesamor director disney district
  distrito dodge dodgers dog doggie dogs dollar dollars dolphins domingo dontforget dontknow dos dragon
  dream dreamer dreams drill drills driver dropbox drums duke dylan eagle eagleone eagles earth easter
  edificio eduardo educacion education educator eight elementary elephant elizabeth elsalvador elvis email
  emergencia emergency emily eminem empresa enero english enter entrar equipo eric escuela escuelas espana
  esperanza esposa esposo estrella estudiante ethan everything excel exito facebook facilities faith
  falcon falcons fall familia family father febrero february feliz fernando ferrari fire firefighter first
  fish five flor flores florida flower flowers football for forest forever foreverandever forgotpassword
  fortnite four francisco freedom fresa friday friend friends frodo from frontoffice futbol gabriela gamer
  gaming gandalf garden garfield gatito gato gators george georgia ghost giants ginger giraffe girl girls
  glory gmail god godawgs godbless godisgood godislove gold golden golf golfer good goodawgs google
  gorgeous gospel grace gracias grandma grandpa gray great greatness green gregory grey grounds gryffindor
  guadalupe guard guatemala guest guitar gym hacker had hakunamatata halloween hamburger hannah happiness
  happy hardware harley harleydavidson harrypotter has have hawk hawks heather heaven heavenly hello
  hellokitty hermana hermano hermosa hermoso hero heroes highschool hija hijo history hockey hogwarts hola
  holiday homework honda honduras honey honeybee hope hornet hornets horse horses hot hotmail houston how
  hoy hundred hunter husband icecream idontcare idontknow iglesia iloveme iloveu iloveyou ineedapassword
  instagram internet invierno invitado iphone ironman isabella island jacksonville jacob jaguar jaguars
  james jamesbond janitor january jardin jason jeep jefe jennifer jessica jester jesus jesuschrist
  jesusismylord jesuslovesme john joker jordan jorge jose joseph joshua joy juan jueves julio july june
  junio justin justinbieber karen keepout kevin keyboard kids killer kimberly king kitten kitty knight
  knights lacrosse lady ladybug lakers laptop lasvegas laugh laura learn learning legend legendary lesson
  letme letmein liam libertad liberty librarian library life lightning lily linda linkedin lion lions lisa
  live livelaughlove lockdown logan login logon london lord losangeles love loveforever lovely loveme
  lover lovers loveyou lucas lucky lucy luis luna lunch lunes macbook macon maestra maestro maggie magic
  magical mail maintenance mama mamacita mami manager manana mantenimiento manzana march margaret maria
  marine marines mario mariposa market martes mary marzo mason master math matrix matthew max may mayo
  melissa memphis mercedes merlin metallica mexicano mexico miami michael michelle michigan mickey
  mickeymouse microsoft middleschool midnight miercoles mifamilia miguel military million millionaire mine
  minecraft minnie mister molly mom mommy monday money monitor monkey monster montana moon morado mother
  motor mountain mouse mundo music mustang mustangs mylife mynameis mypassword mystic nada nana nancy
  naranja naruto nascar nashville nathan nature navidad navy ncc1701 negocio negro netflix network nevada
  nevergiveup new newpassword newyear newyork nicholas nicole nieve nine ninja ninos nintendo nirvana
  nissan noah nobody none nopassword not nothing november noviembre nueve number numberone nurse ocean
  ocho october octubre office officer oficina ohio okay old one onedirection online open opensesame orange
  oreo orlando oro otono ours outlook owl pablo packers pancake panther panthers papa papi paradise paris
  pass passphrase passw0rd passwd password passwort patricia patrick patriot patriots paz peace peach
  peaches peanut pearl pedro penguin pepper pepsi perfect perfecto perrito perro personal phantom phoenix
  phone piano pikachu pink pirates pizza plata playa player playstation please pokemon police policia
  popcorn porfavor porsche pray prayer pretty primaria primavera prince princesa princess principal
  printer profesor profesora prueba puertorico pumpkin puppies puppy purple qazwsx queen queso qwerty
  qwertz rabbit rachel racing raiders rainbow rams ranger rangers reading rebecca rebels recess red redsox
  reina remember rescue resource rey ricardo richard rihanna river robert roberto roblox rocknroll
  rockstar rocky rojo rolltide root rosa rose roses route66 router ryan sabado sadie safe safety saints
  samantha samsung samuel samurai sandiego sanfrancisco santa sarah saturday savannah savior school
  schools science scooby scoobydoo seattle secret secretagent secreto secundaria secure security seguridad
  seguro seis seminoles semperfi september septiembre serpiente server sesame seven sexy shadow sheriff
  shield siete signin silver simulacro sistema sister six slytherin small smile smiles smokey snake
  snapchat sniper snoopy snow soccer sofia softball software sol soldier somebody something son sonrisa
  sophie spanish spartans speed spelling spider spiderman spirit spongebob sports spring springtime staff
  star stars startrek starwars steelers stephanie steven storm strawberry student students success sueno
  sugar summer summertime sun sunday sunflower sunny sunshine super supercool superman supervisor susan
  swiftie swimming system taco tacos tampa tarea taylor taylorswift teach teacher teachers teaching team
  teamo teams telefono temp temporary ten tennessee tennis tequiero test tester testing texas thanks
  thanksgiving thankyou that the thebest this thisisapassword thisismypassword thomas thousand three
  thunder thursday tia tiger tigers tigger tiktok timothy tio titans today together tomorrow tortuga
  toyota trabajo transport tree tres trinity trojans truck trucks trustno1 trustnoone tucker tuesday tupac
  turbo turtle twins twitter two tyler uncle unicorn unitedstates university uno usa user usuario
  vacaciones vacation valdosta valentina vampire verano verde veteran vida viernes vikings violet virginia
  volleyball warrior warriors was water website wednesday wednesdayaddams weekend welcome welcomeback were
  what whatever whatsup when where white who whoami why wife wifi wildcat wildcats will william windows
  winner winnie winning winter wintertime wireless with wizard wolf wolves wonderwoman work workorder
  workorders world wrestling xbox xyz yahoo yankees yellow yes yesterday you your yourpassword youtube
  zebra zelda zoe zombie zoom zxcv
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
