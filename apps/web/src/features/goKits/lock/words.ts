// The words of passphrases: short, plain, and at least two letters apart, so that a slip of the finger never makes
// another word of the list. 2,048 of them give 11 bits each.
export const words: readonly string[] = `
about above absorb academy accent access acid acorn acre acrobat across act adapt add adjust admire admit adult
advance advice aerial affair afford after again agenda agent agree ahead airport aisle alarm album alert algebra alike
allow almond almost alone aloud alpha alpine also always amaze amber amount amused anchor ancient animal ankle answer
anthem antique antler anyone apart appear apple april apron aqua arcade archive arctic arena argue arise armor army
around array arrive artery artist ascend aside aspect aspen asset assist assume athlete atlas atom attach attend attic
auction audio august aunt author auto autumn avenue average avoid awake award away awesome awning axiom axis axle
azure baby backup badger bag bagel baker balance balcony ball ballet balloon bamboo band bandana banjo banner barber
bare bargain barley barrel basalt basic basket batch battery bayou bazaar beach beacon beagle beam beard beaver become
bed bedrock beef before begin behind being belfry belong below belt bending berry beside better between beyond bicycle
bike bin birch bird biscuit bison black blade blanket blend blender bless blimp blink bloom blossom blouse blue bluff
boat bobcat body boil bold bonfire bonnet bonus boost border borrow bottle bottom boulder bounce bouquet bow boxer
bracket braid brake branch brass bravo bread breeze brick bridge brief bright bronze brook broth brother brown browse
bruise brush bubble bucket buckle budget buffalo buffet bugle build bulb bumper bunch bundle bunker bunny burger busy
butler button buzz cabbage cabin cable cactus caddie cafe calcium calf caliber camel camera campus canal canary candle
candy canoe canopy canteen canvas canyon cap captain caramel carbon card cargo carol carpet carrot carry cartoon carve
cash cashew castle casual catalog cavern cedar ceiling celery cellar cello cement census center century ceramic cereal
chain chalk chamber chance channel chapter charm chase chat cheap check cheddar cheer cheese cherish cherry chess chew
chicken chief child chimney chip choice choir choose chorus chowder chrome chunk cider cinema cipher circle circus
citizen citrus city civil claim clamp clarity class classic clay clean cleaner clerk clever click cliff climate climb
clinic cloak close cloth clown club cluster coach coast coaster cobalt cobbler cobra cocoa coconut code coffee coin
collect college color colt column comb combine comet comfort comma command common commute company compare compass
compose concert conduct confirm connect contact contain content control convoy cook cookie copilot copper copy coral
corner correct cosmic cottage cotton cougar council count country couple courage course cousin cover coyote crab crack
cradle crafty crane cranny crayon cream create credit creek cricket crimson crisp crochet crouton crowd cruiser crumb
crust crystal cube cuddle cuff culture curb curious current cursor curtain cushion custom cycle cyclone cymbal daily
dancer daring dark data dawn day daytime dear debate debut decade decimal deck decoy deep defend define degree delight
deliver delta demand den denim dental depart deposit depot depth design dessert detail detect develop device dial
diamond diary dice diet differ dig digit digital dimple dinner direct disc display ditch divide doctor doll dollar
dolphin domain dome donkey donor doorway dot double dough dozen draft dragon drama draw drawer dress drill drink
driver drizzle drop drum dugout dune duplex durable dusk duty dwell dynamo eager early earring earth easily easy echo
eclipse ecology edible edit edition editor effort egg either elastic elbow elder elegant element eleven elk else
emblem embrace emerald emerge emotion empire employ empty enable endless energy engage engine engrave enjoy enough
enrich ensure entire entry episode equal equator equip erase errand escape essay estate eternal evening event every
evident evolve exact exam example except excite exhibit exist expand expert explain explore express extend extra eye
fabric face factor faculty fair fairway faith falcon family famous fan fancy fanfare farm farmer fashion fathom faucet
feast feather feature feed fellow fence fern ferret fetch fever few fiber fiction fiddler field fiesta fifteen fifty
figure filbert file filter finale finch find finger finish firefly fireman first fish fishing fit flag flake flannel
flash flatbed flavor fleece fleet flicker flight flint flip float flock flood florist flour flow flower fluffy fluid
flurry flute fly flyer foam focus folk fondue foot footage footing forage force forest forever formal formula fortune
forty forum forward fossil found fox fragile frame free freedom freezer freight fresh friday friend fringe frog front
frosty frozen fruit fudge fuel funnel fur furnace future gadget galaxy gallant gallery gallium gallon game garage
garden garland garlic garment gateway gather gauge gazebo gazelle gem general genius gentle genuine geology geyser
giant gift giggle giraffe girl give glacier glad gladly glance glazed gleam glide glimmer glimpse glisten glitter
globe gloss goal goalie golf gondola good goose gopher gorge gosling gourmet gown grace grain grammar grand granite
granola graph graphic grasp grassy gravel gravity gravy great green grid griddle griffin grizzly grocery group grove
grow growth grumble guard guess guitar gumdrop guppy gust gymnast habit habitat hallway halo hamlet hammer hammock
hamster handbag hang happen happy harbor harmony harness harp harvest hatbox haul have hawk hazel heal health heart
hedge height helium helmet help helper helpful hemlock herb heron hexagon hiccup hickory hidden high highway hiker
hill hinge hint hippo history hobby hockey holiday hollow holly honest honey hoof hope hopeful horizon hornet horse
host hostess hotel hour however hub human humble humid humming humor hundred hunger hurry husband hybrid hydrant
icebox icicle icing icon ideal igloo image imagine immense impact import impress imprint improve include income indeed
index indigo indoor infant inform inhale inherit inkwell inlet inn input inquire inside insight inspect inspire
install instant intact intend invent invite invoice inward iris island item ivory ivy jacket jackpot jade jaguar jam
janitor january jasmine jazz jeans jelly jester jet jewel jigsaw job joke journal journey joyful juice jukebox july
jumbo jump jungle junior juniper justice karate kayak keen keeper kennel ketchup kettle key keynote kick kickoff kid
kiln kindle kinetic kingdom kinship kiosk kitchen kite kitten kiwi knee kneecap knight knit knitted knob knock knuckle
koala label labor lacquer ladder ladybug lagoon lamb landing lane lantern laptop lapwing large lasagna laser lasso
last lateral lattice laugh launch laundry laurel lava lavish lazy lead leader leaflet league learn leaves lecture left
leg legend leisure lemon lemur length lens lentil leopard lesson lettuce level leveler liberty library life lighten
lilac lily lilypad limeade limit linen lion liquid listing liter little lively lizard llama loaf lobster local locate
locket lodge logic lonely long loop loosen lotus lounge lovable love lozenge lucky luggage lullaby lumpy lunar luxury
lyric machine magenta magic magnet magnify magpie mail mailbox major make mammal manage mandate mango mantle manual
many maple marble march margin marina mariner market marmot maroon marvel mascot mask masonry master math maximum
maybe meadow mean meander measure medal media medium meet melody melon member memento memory mention menu mercy merely
merit mermaid mesh message meteor method midday middle midtown migrate mild mileage milkman million mimic mineral mini
minimal minivan minnow minute miracle mirror mission misty mix mixture mobile mocha model modern modest module moisten
moment monarch monday monitor monsoon month moon more morning morsel mosaic moss mother motive motor mouse movie mud
muddy muffin mule muscle museum music mustang mustard mutual mystery napkin narrate narrow nasal nation native nature
navy nearby neat necktie nectar needle nephew nerve network neutral newborn news nickel niece nightly nimble nine
noble nod noise noodle north notable note notice nourish novel nugget number nurse nursery nut nutmeg nylon oak oasis
oatmeal object oblong observe obtain ocean october octopus offer office offset often olive olympic omelet once onion
only onyx open opening opera operate opinion optic optimal orange orbit orbital orchard orchid orderly oregano organ
origami origin osprey ostrich otter outback outdoor outfit outgrow outline outpost outside oval overall oversee owner
oxbow oxygen oyster pack paddle paddock page paint painter pajamas palace palette palm pancake panda panel panther
pantry papaya paper papyrus parade parasol parcel parent parka parking parsley parsnip partial partner party pass
passage passion pasta pastel pasture pathway patient patio patriot pattern pause payment payroll peace peacock peanut
pearl pebble pecan peel pelican pencil pendant penguin penny people peppery perfect perform perfume perhaps period
permit person petal petunia phone photo phrase physics pianist piano picket pickle picnic picture pier pigeon pigment
pillow pilot pink pinto pioneer pipe pizza placid plain planet plank planner plate plateau platter player playful
plaza please plenty plug plumber plume plunge plywood poem polar pole polish polite pollen pond pool popcorn poppy
popular porch port portal portion possum poster potato pottery poultry powder prairie praise precise prefer prelude
premium prepare present pretty pretzel preview pride primary primer prince prism private problem process produce
profit program project promise prompt pronoun proof prosper proud provide public publish pudding pull pulse pumpkin
pupil puppet pure purple purpose pursuit push puzzle pyramid quail quaint quality quarry quarter quartz quest quick
quiet quill quince quiz quote rabbit raccoon radar radiant radio radish radius railway rainbow raisin rambler rancher
ranger rapid rattle raven readily ready reason rebound rebuild recall receive recent recess recipe recline record
recover recruit reddish reduce refill reflect refresh refuge region regular rejoice relate relax release relief remain
remark remedy remind remote renew rent repair repeat reply report reptile request require rescue reserve respect
restore result retire return reunion reveal reward rhubarb rhyme rhythm ribbon rich ring ripple road robe robin robot
rock rodeo rooftop room rosebud rotate route routine rowboat rowing royal ruby ruler runaway runner rural saffron
sailing sailor salad salmon salt salvage sample sandal sandbox sardine satin satisfy sauce sausage savanna savor scale
scallop scanner scarf scatter scene scenery scenic scholar school science scoop scooter score scout screen screw scrub
seafood search seaweed second secret section secure seek select send senior sense sequel session seven seventh several
shade shadow shallow shampoo shark shawl shed sheep shelf shelter sherbet shield shift shimmer shine shoe shopper
short shovel shower shrimp shuffle shut shuttle sibling sierra sign signal silence silk silver similar since sincere
single siren sister size skate sketch skill skin skirt skunk sleeve sleigh slice slim slipper slope slowly small smart
smile smoke smooth snack snail snap sneaker snow snowman snuggle soccer social soda soft soldier solid solve someone
soothe sorbet soup south space sparkle sparrow speak special speech speed spell sphere spider spike spinach spiral
spirit splash sponge spoon spot spray spread spring sprout spruce square squash squeeze squid squirm stable stadium
staff stage stagger stair stamp stand station statue stay steady steel stencil step stereo stetson stick sting stitch
stone stool storage stork straw stream street stretch strike strip strong strudel student studio sturdy style subject
submit subway success such sudden sugar suggest suit summer sunbeam sunday sundial sunrise sunset supper supply
support surf surface surplus survey suspend swan sweater sweet sweeten swivel symbol syrup system tablet tackle taco
tadpole talent talk talking tandem tangle tape target tart taste taxi teacher teapot teeth tell temple tempo tender
tennis term terrace terrain test texture thank theater theme then theory thermos thick thicket thimble thing thinker
third thirst thirty this thorn thread three thrifty thrive throne throw thumb thunder tidal tide tidings tiger timber
tiny tissue title today token tomato tongue tonight tooth topaz topic topsoil tornado torrent total toucan touch
toughen towel tractor trade trail transit trapeze tray treetop trek trend tribe tribute trickle trim trinket trolley
trophy trouble trout truck true trumpet truth tuba tuesday tugboat tulip tumbler tundra turbine turkey turn turnip
turtle tutor tuxedo twelve twenty twice twig twinkle twist typical ultra unaware uncle uncover under undergo unfold
uniform unique unite unlock unpack unravel until unusual unwrap upbeat update upgrade uphill upkeep upland uplift upon
upright upset urban urge urgent useful usher usual utensil utility vacant vacuum valid valley value vanilla vapor
variety various vase vault vector vehicle velvet vendor venture veranda verdict verify verse version vessel veteran
vibrant vibrate victory video view villa village vinegar vintage violet violin virtue visible visit visitor visor
visual vital vitamin vivid voice volcano volume voyage wafer waffle wagon waist waiting walkway walnut walrus waltz
wander warbler warrior washing wasp wayside wealthy weasel weave weaving webpage wedding weekend weekly weigh welcome
western wetland whale wharf wheat wheel where whimsy whisk whisper whistle white width window winsome winter wire
wisdom wistful work worker workout world wrap wreath wren wriggle writer yacht yarn yoga yogurt yonder young yucca
zealous zebra zenith zero zigzag zinc zipper zone
`
  .trim()
  .split(/\s+/);
