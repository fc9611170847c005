import type { ExperienceWords } from '../experience-words.js';
import type { en } from './en.js';

export const vi: Record<keyof typeof en, ExperienceWords> = {
  'angkor-sunrise-by-bicycle': {
    title: 'Đạp xe ngắm bình minh Angkor',
    summary: 'Đón ngày mới ở Angkor Wat rồi đạp xe theo lối rừng yên tĩnh đến Bayon và Ta Prohm.',
    description:
      'Chúng ta khởi hành khi trời còn tối, xe có đèn, và đến cổng tây trước khi mặt trời mọc. Sau bữa sáng, đoàn đi theo lối mòn trong rừng, xa xe khách. 28 km đường bằng, phần lớn có bóng mát. Chưa gồm vé tham quan đền.',
    meetingPoint: 'Chợ Cũ, cổng đông, Siem Reap',
  },
  'siem-reap-evening-food-walk': {
    title: 'Dạo ăn tối ở Siem Reap',
    summary: 'Tám món nhỏ ở năm quán gia đình do một hướng dẫn viên lớn lên trong khu phố chọn.',
    description:
      'Chúng ta ăn ở nơi người dân vẫn ăn: bò nướng xiên, num banh chok, bánh gạo, nước mía. Hãy cho biết món bạn không ăn, hướng dẫn viên sẽ chọn quán khác. Nhớ để bụng đói; đi bộ khoảng 2 km.',
    meetingPoint: 'Vườn Hoàng Gia, góc nam, Siem Reap',
  },
  'tonle-sap-floating-village': {
    title: 'Đi thuyền thăm làng nhà sàn Kampong Khleang',
    summary: 'Nửa ngày trên Biển Hồ giữa những ngôi nhà cao mười mét vào mùa khô.',
    description:
      'Xe đưa bạn đến làng, thuyền gỗ đưa ra hồ rộng. Mùa khô kênh hẹp nên đi thuyền ngắn và đi bộ nhiều hơn. Bữa trưa mua trong làng; chúng tôi không vào thăm trường học.',
    meetingPoint: 'Khách sạn của bạn ở Siem Reap',
  },
  'khmer-ceramics-workshop': {
    title: 'Làm gốm Khmer trên bàn xoay',
    summary: 'Hai giờ bên bàn xoay; hai món đẹp nhất của bạn được nung và gửi tới bạn.',
    description:
      'Người thợ chỉ bạn cách định tâm, mở và kéo đất. Người mới vẫn làm được, có sẵn tạp dề. Nung mất ba ngày; chúng tôi gửi miễn phí tới mọi địa chỉ ở Campuchia.',
    meetingPoint: 'Nhà gốm, đường Ven Sông, Siem Reap',
  },
  'angkor-temples-three-days': {
    title: 'Angkor thong thả trong ba ngày',
    summary: 'Những ngôi đền lớn, Banteay Srei và làng quê, hai đêm ở khách sạn nhỏ.',
    description:
      'Ngày một đi vòng nhỏ, ngày hai Banteay Srei và các hình khắc dưới suối, ngày ba tự do buổi sáng rồi thăm Angkor Wat lúc vắng nhất. Hai đêm ở phòng đôi; phòng đơn trả thêm tại chỗ.',
    meetingPoint: 'Khách sạn của bạn hoặc bến xe Siem Reap',
  },
  'phnom-penh-sunset-boat': {
    title: 'Hoàng hôn nơi bốn dòng sông gặp nhau',
    summary: 'Chín mươi phút đi thuyền qua Hoàng Cung khi trời đổi màu trên sông Mê Kông.',
    description:
      'Thuyền gỗ có mái, hai bên thoáng, đi từ bến sang xóm chài bên kia rồi trở về dọc Hoàng Cung. Gồm một thức uống. Trời mưa thuyền vẫn chạy, có rèm che.',
    meetingPoint: 'Bến tàu khách, Sisowath, Phnom Penh',
  },
  'mekong-silk-island-ride': {
    title: 'Đạp xe trên Đảo Lụa',
    summary: 'Chuyến phà, vườn cây và khung cửi dưới nhà sàn Koh Dach, cách thủ đô một giờ.',
    description:
      'Chúng ta qua sông Mê Kông cùng xe máy và đạp 22 km đường làng. Người thợ dệt chỉ cách kéo và nhuộm tơ; không ai phải mua. Một gia đình trên đảo nấu bữa trưa.',
    meetingPoint: 'Nhà xe đạp gần Chợ Đêm, Phnom Penh',
  },
  'phnom-penh-market-cooking-class': {
    title: 'Đi chợ và học nấu ăn',
    summary: 'Mua đồ ở chợ Boeung Keng Kang, nấu cá amok và ba món nữa trên sân thượng.',
    description:
      'Bắt đầu bằng đi chợ, tự giã kroeung và mỗi người một bếp. Bạn ăn món mình nấu và mang công thức bằng tiếng của mình về. Có thực đơn chay trong cùng buổi.',
    meetingPoint: 'Chợ Boeung Keng Kang, cổng chính, Phnom Penh',
  },
  'khmer-massage-herbal-steam': {
    title: 'Mát-xa Khmer và xông hơi thảo dược',
    summary: 'Hai giờ nghỉ ngơi: xông hơi sả và chanh kaffir, rồi mát-xa khô kiểu Khmer.',
    description:
      'Nhân viên được đào tạo và trả lương theo giờ, không dựa vào tiền boa. Bạn mặc đồ vải rộng, không dùng dầu. Không phù hợp khi mang thai hoặc cao huyết áp; xin báo trước các chấn thương cũ.',
    meetingPoint: 'Nhà dưỡng sinh, đường 278, Phnom Penh',
  },
  'kampot-pepper-farm': {
    title: 'Vườn tiêu và ruộng muối Kampot',
    summary: 'Nếm tiêu xanh, đen, đỏ, trắng ngay tại vườn và xem người ta cào muối biển.',
    description:
      'Đi tuk-tuk qua đồng quê đến vườn tiêu gia đình, có nếm thử và bữa trưa giản dị. Muối được cào từ tháng 1 đến tháng 4; các tháng khác chúng ta dừng ở Hồ Bí Mật.',
    meetingPoint: 'Vòng xoay Sầu Riêng, Kampot',
  },
  'kampot-river-fireflies': {
    title: 'Sông Kampot lúc chạng vạng và đom đóm',
    summary: 'Ngược sông về phía Bokor khi mặt trời lặn; lúc về cây cối nhấp nháy.',
    description:
      'Thuyền chậm, có nệm và mái che. Đom đóm là loài hoang dã: đêm không trăng thì nhiều, trăng tròn thì ít, và chúng tôi nói rõ trước khi bạn trả tiền.',
    meetingPoint: 'Bến Cầu Cũ, Kampot',
  },
  'bokor-mountain-day': {
    title: 'Núi Bokor bằng xe van',
    summary: 'Không khí mát, khu nghỉ cũ, thác nước và tầm nhìn ra vịnh ở độ cao nghìn mét.',
    description:
      'Đường lên dài 32 km qua vườn quốc gia. Chúng ta đi bộ đến nhà thờ cổ, khu nghỉ cũ và thác Popokvil từ tháng 7 đến tháng 11. Nhớ mang áo khoác: mây kéo đến rất nhanh.',
    meetingPoint: 'Vòng xoay Sầu Riêng, Kampot',
  },
  'kampot-riverside-retreat': {
    title: 'Nghỉ bên sông: bốn ngày ở Kampot',
    summary: 'Ba đêm bên sông với yoga buổi sáng, hai buổi mát-xa và không phải làm gì cả.',
    description:
      'Nhà gỗ, bữa sáng và tối, yoga lúc bảy giờ cho ai thích, kayak lúc nào cũng có. Bếp chay, có cá nếu bạn yêu cầu.',
    meetingPoint: 'Khu nhà gỗ bờ đông, Kampot',
  },
  'battambang-bamboo-train-and-bats': {
    title: 'Tàu tre và đàn dơi Phnom Sampov',
    summary: 'Đi tàu norry, lên đồi hang động và lúc chiều tối nhìn dòng sông dơi trên trời.',
    description:
      'Tàu tre chạy trên đường ray mới gần Banan. Ở Phnom Sampov chúng ta cũng thăm hang tưởng niệm và nói về những năm tháng ấy. Dơi bay ra khoảng năm rưỡi mỗi chiều.',
    meetingPoint: 'Khách sạn của bạn ở Battambang',
  },
  'battambang-country-cycling': {
    title: 'Bánh tráng và rượu gạo: đạp xe qua làng',
    summary: 'Hai mươi lăm cây số đường bằng đến các nhà làm bánh tráng, mắm cá và cơm lam.',
    description:
      'Chặng ngắn, dừng nhiều, mỗi nơi nếm một món. Một phần giá vé dành cho các gia đình. Có xe và ghế trẻ em; xin cho biết tuổi khi hỏi.',
    meetingPoint: 'Tiệm xe đạp, đường 2.5, Battambang',
  },
  'koh-rong-plankton-night-boat': {
    title: 'Đêm Koh Rong: bơi cùng sinh vật phát sáng',
    summary: 'Thuyền nhỏ ra vịnh tối, một chiếc kính lặn và ánh sáng theo tay bạn trong nước.',
    description:
      'Thuyền neo xa ánh đèn. Đêm không trăng sáng nhất; quanh rằm thuyền không chạy. Có áo phao cho mọi người; bạn phải biết bơi.',
    meetingPoint: 'Bến chính, Koh Touch, Koh Rong',
  },
  'koh-rong-three-days': {
    title: 'Ba ngày ở Koh Rong',
    summary: 'Phà khứ hồi, hai đêm ở bãi Long Set, một ngày đi thuyền quanh đảo.',
    description:
      'Đã gồm phà từ Sihanoukville và xe ra bãi. Ngày thứ hai đi thuyền quanh đảo, dừng hai điểm lặn ngắm. Mùa gió mùa phà có thể hủy; khi đó bạn đi chuyến kế tiếp.',
    meetingPoint: 'Bến phà Sihanoukville',
  },
  'kratie-river-dolphins': {
    title: 'Cá heo sông ở Kampi',
    summary: 'Một giờ trên sông Mê Kông, tắt máy, chờ cá heo Irrawaddy.',
    description:
      'Trên sông chỉ còn khoảng chín mươi con. Thuyền giữ khoảng cách và thả trôi; hầu như ngày nào cũng thấy, nhưng không ai hứa chắc được. Lúc về ghé chùa trăm cột.',
    meetingPoint: 'Công viên bờ sông, Kratie',
  },
  'luang-prabang-kuang-si-falls': {
    title: 'Thác Kuang Si trước giờ đông',
    summary: 'Đi lúc bảy giờ, tận hưởng hồ xanh một mình và thăm gấu trên đường ra.',
    description:
      'Gồm xe ghép, vé vào cửa và đồ ăn dã ngoại. Được bơi ở hai hồ; nơi khác xin mặc kín. Tháng 8 và 9 nước đục và chảy xiết.',
    meetingPoint: 'Khách sạn của bạn ở Luang Prabang',
  },
  'luang-prabang-weaving-class': {
    title: 'Tự dệt khăn của bạn',
    summary: 'Nhuộm tơ bằng lá và vỏ cây, dệt một tấm lót bàn trên khung cửi bên sông Mê Kông.',
    description:
      'Một thợ dệt làng bên ngồi cùng bạn, hai khách một người. Trong nửa ngày bạn nhuộm ba màu và dệt một tấm mang về. Trà vườn uống thoải mái.',
    meetingPoint: 'Nhà dệt, Ban Saylom, Luang Prabang',
  },
  'luang-prabang-pak-ou-slow-boat': {
    title: 'Thuyền chậm đến hang Pak Ou',
    summary: 'Hai giờ ngược sông Mê Kông đến hang nghìn tượng Phật, một giờ trở về.',
    description:
      'Thuyền gỗ dài, ghế ngồi đàng hoàng. Dừng ở làng nấu rượu gạo. Hang trên nhiều bậc và tối: hãy mang giày chắc chân.',
    meetingPoint: 'Bến thuyền sau Wat Xieng Thong, Luang Prabang',
  },
  'vientiane-temples-by-tuk-tuk': {
    title: 'Chùa Viêng Chăn bằng tuk-tuk',
    summary: 'That Luang, Sisaket và Ho Phra Keo cùng một người từng là sư giải thích.',
    description:
      'Bốn ngôi chùa và cổng Patuxai trong nửa ngày. Phải che vai và đầu gối; có xà rông cho mượn. Đã gồm vé vào cửa.',
    meetingPoint: 'Đài phun nước Nam Phou, Viêng Chăn',
  },
  'vientiane-herbal-sauna': {
    title: 'Chùa rừng: xông thảo dược và mát-xa Lào',
    summary: 'Nhà xông gỗ của một tu viện ngoại ô, có trà và một giờ mát-xa.',
    description:
      'Một nơi giản dị và chân thật: không nhạc, không hồ bơi, nam nữ riêng. Bạn có xà rông và tủ khóa. Chúng tôi đưa đón.',
    meetingPoint: 'Đài phun nước Nam Phou, Viêng Chăn',
  },
  'vang-vieng-nam-song-kayak': {
    title: 'Chèo kayak trên sông Nam Song',
    summary: 'Chín cây số giữa núi đá vôi, có hang để vào bằng phao.',
    description:
      'Nước êm từ tháng 11 đến tháng 5; mùa mưa chỉ dành cho người đã biết chèo. Hai người một thuyền, bốn thuyền một hướng dẫn. Có mũ bảo hiểm và đèn cho hang.',
    meetingPoint: 'Nhà ven sông cạnh cầu thu phí, Vang Vieng',
  },
  'vang-vieng-two-days': {
    title: 'Vang Vieng: đỉnh núi và hồ xanh trong hai ngày',
    summary: 'Một đêm nhà nghỉ bên sông, đỉnh Nam Xay và hồ xanh bằng xe đạp.',
    description:
      'Ngày một đạp xe qua ruộng lúa tới hồ, ngày hai leo Nam Xay đón bình minh: 40 phút dốc, hai đoạn có dây. Một đêm, hai bữa ăn.',
    meetingPoint: 'Ga tàu hoặc khách sạn của bạn, Vang Vieng',
  },
  'pakse-bolaven-coffee-and-falls': {
    title: 'Bolaven: cà phê và thác nước',
    summary: 'Lên cao nguyên mát, cà phê từ cây đến tách và ba ngọn thác.',
    description:
      'Người trồng cà phê dẫn bạn qua vườn và cùng rang. Thác Tad Fane cao 120 mét; ở Tad Yuang bạn được tắm. Ngày dài, ngồi xe nhiều, hãy mang đồ chơi cho trẻ.',
    meetingPoint: 'Khách sạn của bạn ở Pakse',
  },
  'champasak-wat-phou': {
    title: 'Wat Phou và con đường ven sông',
    summary: 'Ngôi đền Khmer xưa hơn Angkor Wat trong nắng dịu cuối chiều.',
    description:
      'Xe van đến Champasak, qua sông bằng phà ở nơi còn phà, rồi hai giờ ở đền cùng hướng dẫn viên. Lên sân cao phải đi bậc đá cổ rất dốc.',
    meetingPoint: 'Khách sạn của bạn ở Pakse',
  },
  'don-det-four-thousand-islands': {
    title: 'Bốn Nghìn Đảo trong ba ngày',
    summary: 'Hai đêm ở Don Det, thác Khone và đường sắt Pháp cũ bằng xe đạp.',
    description:
      'Xe và thuyền từ Pakse, phòng có võng trên sông, xe đạp cả hai ngày và thuyền tới thác. Đảo yên tĩnh; điện và Wi-Fi đôi khi cũng nghỉ.',
    meetingPoint: 'Khách sạn của bạn ở Pakse',
  },
};
